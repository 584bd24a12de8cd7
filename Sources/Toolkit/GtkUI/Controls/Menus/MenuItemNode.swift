import Gtk

/// A button in a menu.
final class MenuItemNode<Content: View>: Node<Button<Content>>, MenuElementNode {
  private var content: Node<Content>?

  override init(_ view: Button<Content>, _ context: NodeContext) {
    super.init(view, context)
    var childContext = childContext()
    childContext.environment = environment.outsideMenu
    content = view.content.makeNode(childContext)
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content { body(content) }
  }

  override func viewDidUpdate(from old: Button<Content>) {
    content?.update(view.content, environment.outsideMenu)
    environment.menu?.elementsDidChange()
  }

  var menuElements: [MenuElement] {
    let texts = content?.textLabels.map(\.text) ?? []
    return [
      MenuElement(
        kind: .action,
        title: view.title ?? texts.joined(separator: " "),
        isEnabled: !environment.isDisabled,
        accelerator: environment.keyboardShortcut?.accelerator,
        perform: { [weak self] in
          guard let self, phase == .active else { return }
          view.action()
        }
      )
    ]
  }
}
