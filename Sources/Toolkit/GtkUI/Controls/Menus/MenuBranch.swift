import Gtk

/// Items of a menu with a title, which are shown as a submenu or as a section with a heading.
struct MenuBranch<Title: View, Content: View>: View {
  typealias Body = Never

  let kind: MenuElement.Kind
  let title: String?
  let label: Title
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    MenuBranchNode(self, context)
  }
}

private final class MenuBranchNode<Title: View, Content: View>: Node<MenuBranch<Title, Content>>,
  MenuElementNode
{
  private var label: Node<Title>?
  private var content: Node<Content>?

  override init(_ view: MenuBranch<Title, Content>, _ context: NodeContext) {
    super.init(view, context)
    var labelContext = childContext()
    labelContext.environment = environment.menuLabel
    label = view.label.makeNode(labelContext)
    var contentContext = childContext()
    contentContext.environment = contentEnvironment
    content = view.content.makeNode(contentContext)
    environment.menu?.elementsDidChange()
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let label { body(label) }
    if let content { body(content) }
  }

  override func viewDidUpdate(from old: MenuBranch<Title, Content>) {
    label?.update(view.label, environment.menuLabel)
    content?.update(view.content, contentEnvironment)
    environment.menu?.elementsDidChange()
  }

  override func willDismantle() {
    environment.menu?.elementsDidChange()
  }

  var menuElements: [MenuElement] {
    [
      MenuElement(
        kind: view.kind,
        title: view.title ?? label?.menuTitle ?? "",
        isEnabled: !environment.isDisabled,
        children: content?.elements(in: environment.menu) ?? []
      )
    ]
  }

  /// The environment of the items. The keyboard shortcut is reset, because the shortcut of the menu
  /// would otherwise apply to each item.
  private var contentEnvironment: EnvironmentValues {
    var environment = environment
    environment.keyboardShortcut = nil
    return environment
  }
}

extension AnyNode {
  /// The title of the menu item whose label is this node. A menu shows only the text of a label.
  var menuTitle: String { textLabels.map(\.text).joined(separator: " ") }
}
