import Gtk

/// A toggle in a menu: an item that can be ticked.
struct MenuToggle<Content: View>: WrapperView {
  let title: String?
  let isOn: Bool
  let binding: Binding<Bool>
  let content: Content

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.outsideMenu
  }

  func makeNode(_ context: NodeContext) -> Node<Self> {
    MenuToggleNode(self, context)
  }
}

private final class MenuToggleNode<Content: View>: WrapperNode<MenuToggle<Content>>,
  MenuElementNode
{
  override var widgets: [Widget] { [] }

  override func viewDidUpdate(from old: MenuToggle<Content>) {
    super.viewDidUpdate(from: old)
    environment.menu?.elementsDidChange()
  }

  var menuElements: [MenuElement] {
    let texts = child?.textLabels.map(\.text) ?? []
    return [
      MenuElement(
        kind: .toggle(isOn: view.isOn),
        title: view.title ?? texts.joined(separator: " "),
        isEnabled: !environment.isDisabled,
        accelerator: environment.keyboardShortcut?.accelerator,
        perform: { [weak self] in
          guard let self, phase == .active else { return }
          view.binding.wrappedValue.toggle()
        }
      )
    ]
  }
}
