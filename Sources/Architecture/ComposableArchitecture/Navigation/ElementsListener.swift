/// Waits for elements of a stack that came at the same time to dismiss themselves or to leave.
@MainActor
final class ElementsListener {
  let elements: [StackElementID]
  let stack: NavigationIDPath
  private var remaining: Int
  private var onDismiss: (@MainActor (StackElementID) -> Void)?
  private var onEnd: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - onDismiss: Called for an element that dismisses itself.
  ///   - onEnd: Called when all the elements have left.
  init(
    _ elements: [StackElementID],
    of stack: NavigationIDPath,
    onDismiss: @escaping @MainActor (StackElementID) -> Void,
    onEnd: @escaping @MainActor () -> Void
  ) {
    self.elements = elements
    self.stack = stack
    self.remaining = elements.count
    self.onDismiss = onDismiss
    self.onEnd = onEnd
  }

  /// An element that was waited for dismisses itself.
  func dismiss(_ element: StackElementID) {
    onDismiss?(element)
    end(1)
  }

  /// So many of the elements that were waited for have left.
  func end(_ count: Int) {
    remaining -= count
    guard remaining == 0 else { return }
    let onEnd = onEnd
    (self.onDismiss, self.onEnd) = (nil, nil)
    onEnd?()
  }
}
