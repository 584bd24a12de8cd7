/// A listener for the event that a feature dismisses itself or is removed. Only the first event is
/// handled.
@MainActor
final class DismissalListener {
  private var onDismiss: (@MainActor () -> Void)?
  private var onFinish: (@MainActor () -> Void)?

  /// Creates a listener.
  ///
  /// - Parameters:
  ///   - onDismiss: Called if the feature dismisses itself.
  ///   - onFinish: Called after `onDismiss`, or when the feature or the listener is removed.
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
