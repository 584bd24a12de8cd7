extension View {
  /// Animates the changes of this view that are made together with a change of a value.
  ///
  /// ```swift
  /// struct SavedLabel: View {
  ///   let isSaved: Bool
  ///
  ///   var body: some View {
  ///     Text("Saved")
  ///       .opacity(isSaved ? 1 : 0)
  ///       .animation(.easeOut(duration: 0.2), value: isSaved)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - animation: The animation, or `nil` for changes without an animation, even within
  ///     `withAnimation`.
  ///   - value: The value.
  ///
  /// - Returns: A view whose changes are animated.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    AnimatedContent(animation: animation, value: value, content: self)
  }
}

private struct AnimatedContent<Value: Equatable, Content: View>: WrapperView {
  let animation: Animation?
  let value: Value
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    AnimatedNode(self, context)
  }
}

private final class AnimatedNode<Value: Equatable, Content: View>: WrapperNode<
  AnimatedContent<Value, Content>
>
{
  override var isReusable: Bool { hasReusableContent }

  override func viewDidUpdate(from old: AnimatedContent<Value, Content>) {
    guard view.value != old.value else { return super.viewDidUpdate(from: old) }
    var transaction = Transaction.current
    transaction.animation = view.animation
    // Descendants can also be refreshed by themselves in this round.
    UpdateScheduler.shared.setContext(transaction, below: self)
    Transaction.with(transaction) { super.viewDidUpdate(from: old) }
  }
}

extension Binding {
  /// Returns a binding that animates the changes that a new value causes.
  public func animation(_ animation: Animation? = .default) -> Self {
    Binding(
      get: { wrappedValue },
      set: { value in withAnimation(animation) { wrappedValue = value } }
    )
  }
}
