extension View {
  /// Sets the transition with which the view is inserted and removed. See ``AnyTransition``.
  ///
  /// The transition applies to the view that an `if`, a `switch` or a `ForEach` inserts, not to a
  /// view inside the inserted view.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: A view with the transition.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionContent(transition: transition, content: self)
  }
}

private struct TransitionContent<Content: View>: WrapperView {
  let transition: AnyTransition
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    TransitionNode(self, context)
  }
}

/// The node of a view with a transition.
private final class TransitionNode<Content: View>: WrapperNode<TransitionContent<Content>> {
  override var declaredTransition: AnyTransition? { view.transition }

  override var isReusable: Bool { hasReusableContent }
}
