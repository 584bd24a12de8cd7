import Gtk

/// The commands at a place of the main menu. The main menu creates menu items from the nodes of the
/// content. The widgets of the content are not added to a container.
struct CommandSection<Content: View>: View {
  typealias Body = Never

  let place: CommandPlace
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    CommandSectionNode(self, context)
  }
}

/// A section with content of any type.
@MainActor
protocol AnyCommandSection: AnyNode {
  var place: CommandPlace { get }
}

private final class CommandSectionNode<Content: View>: Node<CommandSection<Content>>,
  AnyCommandSection
{
  private var content: Node<Content>?

  override init(_ view: CommandSection<Content>, _ context: NodeContext) {
    super.init(view, context)
    content = view.content.makeNode(childContext())
    environment.menu?.elementsDidChange()
  }

  var place: CommandPlace { view.place }

  override var widgets: [Widget] { content?.widgets ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func viewDidUpdate(from old: CommandSection<Content>) {
    content?.update(view.content, environment)
    if view.place != old.place {
      environment.menu?.elementsDidChange()
    }
  }
}
