extension Effect {
  /// Waits for elements of a stack to dismiss themselves: one effect for all that come at the same
  /// time, since they may be very many.
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

  /// Ends what elements of a stack run.
  @inlinable
  static func endElements(_ elements: [StackElementID], of stack: NavigationIDPath) -> Self {
    elements.isEmpty ? .none : Self(.endElements(elements, of: stack))
  }

  /// Elements of a stack that may dismiss themselves.
  @usableFromInline
  struct Dismissals {
    @usableFromInline let elements: [StackElementID]
    @usableFromInline let stack: NavigationIDPath
    /// What is sent when an element dismisses itself.
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
