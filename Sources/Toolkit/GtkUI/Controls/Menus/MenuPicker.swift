import Gtk

/// A picker in a menu. The picker is a group of items, of which at most one item is chosen. If the
/// picker is inline, the items are in the menu itself. Otherwise, the items are in a submenu.
struct MenuPicker<Title: View, Selection: Hashable, Content: View>: WrapperView {
  let title: String?
  let selection: Selection
  let binding: Binding<Selection>
  let isInline: Bool
  let isTitleHidden: Bool
  let content: TupleView<Title, Content>

  init(
    title: String?,
    selection: Selection,
    binding: Binding<Selection>,
    isInline: Bool,
    isTitleHidden: Bool,
    label: Title,
    content: Content
  ) {
    self.title = title
    self.selection = selection
    self.binding = binding
    self.isInline = isInline
    self.isTitleHidden = isTitleHidden
    self.content = TupleView(label, content)
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    environment.menuLabel
  }

  func makeNode(_ context: NodeContext) -> Node<Self> {
    MenuPickerNode(self, context)
  }
}

private final class MenuPickerNode<Title: View, Selection: Hashable, Content: View>: WrapperNode<
  MenuPicker<Title, Selection, Content>
>, MenuElementNode
{
  override init(_ view: MenuPicker<Title, Selection, Content>, _ context: NodeContext) {
    super.init(view, context)
    environment.menu?.elementsDidChange()
  }

  override var widgets: [Widget] { [] }

  override func viewDidUpdate(from old: MenuPicker<Title, Selection, Content>) {
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
    guard let child else { return [] }
    let choices = child.options(Selection.self).map { option in
      MenuElement(
        kind: .choice(isChosen: option.value == view.selection),
        title: option.node.menuTitle,
        isEnabled: !environment.isDisabled,
        perform: { [weak self] in
          guard let self, phase == .active else { return }
          view.binding.wrappedValue = option.value
        }
      )
    }
    // A hidden label still is the title of a submenu, because a submenu without a title could not
    // be selected.
    var title = view.isInline && view.isTitleHidden ? "" : view.title
    if title == nil {
      var parts: [AnyNode] = []
      child.forEachChild { parts.append($0) }
      title = parts.first?.menuTitle
    }
    return [
      MenuElement(
        kind: view.isInline ? .section : .submenu,
        title: title ?? "",
        children: choices
      )
    ]
  }
}
