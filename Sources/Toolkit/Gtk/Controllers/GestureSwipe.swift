import CGtk

/// Recognises a quick stroke of one finger.
@MainActor
public final class GestureSwipe: SingleGesture {
  public init() { super.init(gtk_gesture_swipe_new(), transfer: .full) }

  /// The stroke ended, at this speed in pixels a second.
  @discardableResult
  public func onSwipe(
    _ handler: @escaping @MainActor (_ velocityX: Double, _ velocityY: Double) -> Void
  ) -> SignalConnection {
    connect("swipe", arguments: { handler($0(0), $0(1)) })
  }
}
