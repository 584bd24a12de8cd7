import Gtk

/// A toggle in a menu, which is an item with a check mark.
struct MenuToggle<Content: View>: WrapperView {
  let title: String?
  let isOn: Bool
  let binding: Binding<Bool>
  let content: Content

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.menuLabel
  }

  func makeNode(_ context: NodeContext) -> Node<Self> {
    MenuToggleNode(self, context)
  }
}

private final class MenuToggleNode<Content: View>: WrapperNode<MenuToggle<Content>>,
  MenuElementNode
{
  override init(_ view: MenuToggle<Content>, _ context: NodeContext) {
    super.init(view, context)
    environment.menu?.elementsDidChange()
  }

  override var widgets: [Widget] { [] }

  override func viewDidUpdate(from old: MenuToggle<Content>) {
    super.viewDidUpdate(from: old)
    environment.menu?.elementsDidChange()
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    guard aspect == .widgets else { return super.contentDidChange(aspect) }
    environment.menu?.elementsDidChange()
  }

  override func willDismantle() {
    environment.menu?.elementsDidChange()
  }

  var menuElements: [MenuElement] {
    [
      MenuElement(
        kind: .toggle(isOn: view.isOn),
        title: view.title ?? child?.menuTitle ?? "",
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
