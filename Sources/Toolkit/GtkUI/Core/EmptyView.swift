/// A view without widgets.
public struct EmptyView: View {
  public typealias Body = Never

  public init() {}

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    Node(self, context)
  }
}
