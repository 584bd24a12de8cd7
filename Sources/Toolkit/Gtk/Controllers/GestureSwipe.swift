import CGtk

/// A gesture that recognizes a swipe with one finger or, unless the gesture is limited to touches,
/// with a pressed mouse button.
@MainActor
public final class GestureSwipe: SingleGesture {
  /// Creates a gesture without handlers. `Widget.addController` adds the gesture to a widget.
  public init() { super.init(gtk_gesture_swipe_new(), transfer: .full) }

  /// Calls `handler` at the end of a swipe, with the velocity of the swipe in pixels per second.
  @discardableResult
  public func onSwipe(
    _ handler: @escaping @MainActor (_ velocityX: Double, _ velocityY: Double) -> Void
  ) -> SignalConnection {
    connect("swipe", arguments: { handler($0(0), $0(1)) })
  }
}
