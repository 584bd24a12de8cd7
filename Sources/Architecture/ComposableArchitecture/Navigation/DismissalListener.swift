/// A listener that waits until a feature dismisses itself or is removed. Only the first of these
/// events is handled.
@MainActor
final class DismissalListener {
  private var onDismiss: (@MainActor () -> Void)?
  private var onEnd: (@MainActor () -> Void)?

  /// - Parameters:
  ///   - onDismiss: Called if the feature dismisses itself.
  ///   - onEnd: Called last, for either event.
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
