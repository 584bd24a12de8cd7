extension Effect {
  /// Returns an effect that waits for the dismissals of elements of a stack. One effect waits for
  /// all these elements, because many elements may be added at once.
  @inlinable
  static func awaitDismissals(
    of elements: [StackElementID],
    on stack: NavigationIDPath,
    action: @escaping (StackElementID) -> Action
  ) -> Self {
    elements.isEmpty
      ? .none
      : Self(.awaitDismissals(Dismissals(elements: elements, stack: stack, action: action)))
  }

  /// Returns an effect that cancels the effects of elements that were removed from a stack.
  @inlinable
  static func cancelElements(_ elements: [StackElementID], of stack: NavigationIDPath) -> Self {
    elements.isEmpty ? .none : Self(.cancelElements(elements, of: stack))
  }

  /// Elements of a stack that may dismiss themselves, and the actions that are then sent.
  @usableFromInline
  struct Dismissals {
    @usableFromInline let elements: [StackElementID]
    @usableFromInline let stack: NavigationIDPath
    /// Returns the action that is sent when the given element dismisses itself.
    @usableFromInline let action: (StackElementID) -> Action

    @inlinable
    init(
      elements: [StackElementID],
      stack: NavigationIDPath,
      action: @escaping (StackElementID) -> Action
    ) {
      self.elements = elements
      self.stack = stack
      self.action = action
    }

    func embed<T>(_ transform: @escaping (Action) -> T) -> Effect<T>.Dismissals {
      Effect<T>.Dismissals(elements: elements, stack: stack) { [action] in transform(action($0)) }
    }
  }
}
