/// Waits for a feature to dismiss itself or to leave, whichever comes first, and then for nothing
/// more.
@MainActor
final class DismissalListener {
  private var onDismiss: (@MainActor () -> Void)?
  private var onEnd: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - onDismiss: Called if the feature dismisses itself.
  ///   - onEnd: Called in either case, and last.
  init(onDismiss: @escaping @MainActor () -> Void, onEnd: @escaping @MainActor () -> Void) {
    self.onDismiss = onDismiss
    self.onEnd = onEnd
  }

  func dismiss() {
    let onDismiss = onDismiss
    self.onDismiss = nil
    onDismiss?()
    end()
  }

  func end() {
    let onEnd = onEnd
    (self.onDismiss, self.onEnd) = (nil, nil)
    onEnd?()
  }
}
