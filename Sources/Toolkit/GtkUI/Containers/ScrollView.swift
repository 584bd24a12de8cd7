import Gtk

/// Shows as much of its content as there is room for, and scrolls to the rest.
///
/// The content is as wide as the view; it scrolls from top to bottom.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never

  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ScrollNode(self, context)
  }

  public func findTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: environment)
  }
}

private final class ScrollNode<Content: View>: Node<ScrollView<Content>> {
  private let widget = ScrolledWindow()
  private let bin = Bin()
  private var content: Node<Content>?

  override init(_ view: ScrollView<Content>, _ context: NodeContext) {
    super.init(view, context)
    widget.child = bin
    widget.policy = (.never, .automatic)
    widget.hexpand = true
    widget.vexpand = true
    var childContext = childContext()
    childContext.environment.axis = .vertical
    content = view.content.makeNode(childContext)
    childWidgetsDidChange()
  }

  override var widgets: [Widget] { [widget] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func findTitle(of view: ScrollView<Content>, in environment: EnvironmentValues)
    -> String?
  {
    content?.findTitle(of: view.content, in: environment)
  }

  override func viewDidUpdate(from old: ScrollView<Content>) {
    var environment = environment
    environment.axis = .vertical
    content?.update(view.content, environment)
  }

  override func childWidgetsDidChange() {
    guard let content, phase == .active else { return }
    bin.setChildren(content.widgets)
  }
}
