/// A listener for the events that elements of a stack dismiss themselves or are removed.
@MainActor
final class ElementsDismissalListener {
  let elements: [StackElementID]
  let stack: NavigationIDPath
  private var remaining: Int
  private var onDismiss: (@MainActor (StackElementID) -> Void)?
  private var onFinish: (@MainActor () -> Void)?

  /// Creates a listener.
  ///
  /// - Parameters:
  ///   - elements: The identifiers of the elements.
  ///   - stack: The path of the stack.
  ///   - onDismiss: Called for each element that dismisses itself.
  ///   - onFinish: Called when the last element has been dismissed or removed.
  init(
    _ elements: [StackElementID],
    of stack: NavigationIDPath,
    onDismiss: @escaping @MainActor (StackElementID) -> Void,
    onFinish: @escaping @MainActor () -> Void
  ) {
    self.elements = elements
    self.stack = stack
    self.remaining = elements.count
    self.onDismiss = onDismiss
    self.onFinish = onFinish
  }

  /// Called when an element dismisses itself.
  func dismiss(_ element: StackElementID) {
    onDismiss?(element)
    end(1)
  }

  /// Called when `count` elements have been dismissed or removed.
  func end(_ count: Int) {
    remaining -= count
    guard remaining == 0 else { return }
    let onFinish = onFinish
    (self.onDismiss, self.onFinish) = (nil, nil)
    onFinish?()
  }
}
