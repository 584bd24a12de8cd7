/// A listener that waits until a feature dismisses itself or is removed. Only the first of these
/// events is handled.
@MainActor
final class DismissalListener {
  private var onDismiss: (@MainActor () -> Void)?
  private var onFinish: (@MainActor () -> Void)?

  /// Creates a listener.
  ///
  /// - Parameters:
  ///   - onDismiss: Called if the feature dismisses itself.
  ///   - onFinish: Called last, after either event.
  init(onDismiss: @escaping @MainActor () -> Void, onFinish: @escaping @MainActor () -> Void) {
    self.onDismiss = onDismiss
    self.onFinish = onFinish
  }

  func dismiss() {
    let onDismiss = onDismiss
    self.onDismiss = nil
    onDismiss?()
    end()
  }

  func end() {
    let onFinish = onFinish
    (self.onDismiss, self.onFinish) = (nil, nil)
    onFinish?()
  }
}
