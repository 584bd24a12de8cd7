/// A view without widgets.
public struct EmptyView: View {
  /// This view has no body, because `makeNode(_:)` creates its node.
  public typealias Body = Never

  /// Creates a view without widgets. A container doesn't reserve space for the view.
  public init() {}

  /// Creates a node without children.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    Node(self, context)
  }
}
