import Gtk

/// The node of a button in a menu.
final class MenuItemNode<Content: View>: Node<Button<Content>>, MenuElementNode {
  private var content: Node<Content>?

  override init(_ view: Button<Content>, _ context: NodeContext) {
    super.init(view, context)
    var childContext = childContext()
    childContext.environment = environment.menuLabel
    content = view.content.makeNode(childContext)
    environment.menu?.elementsDidChange()
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content { body(content) }
  }

  override func viewDidUpdate(from old: Button<Content>) {
    content?.update(view.content, environment.menuLabel)
    environment.menu?.elementsDidChange()
  }

  override func willDismantle() {
    environment.menu?.elementsDidChange()
  }

  var menuElements: [MenuElement] {
    [
      MenuElement(
        kind: .action,
        title: view.title ?? content?.menuTitle ?? "",
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
