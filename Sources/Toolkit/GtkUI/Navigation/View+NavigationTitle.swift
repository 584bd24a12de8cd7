import Gtk

extension View {
  /// Names the page that the view is: in the header, in the back menu, and when it is spoken.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    TitledContent(title: String(title), content: self)
  }
}

private struct TitledContent<Content: View>: View {
  typealias Body = Never

  let title: String
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    TitleNode(self, context)
  }

  func findTitle(in environment: EnvironmentValues) -> String? { title }
}

private final class TitleNode<Content: View>: Node<TitledContent<Content>> {
  private var child: Node<Content>?

  override init(_ view: TitledContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = view.content.makeNode(childContext())
    page?.setTitle(view.title, from: self)
  }

  override var widgets: [Widget] { child?.widgets ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child {
      body(child)
    }
  }

  override func viewDidUpdate(from old: TitledContent<Content>) {
    child?.update(view.content, environment)
    page?.setTitle(view.title, from: self)
  }

  override func willDismantle() {
    page?.setTitle(nil, from: self)
  }
}
