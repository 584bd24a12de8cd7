import CGtk

/// A gesture that recognizes a long press without movement.
@MainActor
public final class GestureLongPress: SingleGesture {
  /// Creates a gesture of the primary button and of touches.
  public init() { super.init(gtk_gesture_long_press_new(), transfer: .full) }

  /// Calls `handler` with the position in the coordinates of the widget when the press has lasted
  /// long enough. The button is not yet released.
  @discardableResult
  public func onPressed(
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect("pressed", arguments: { handler($0(0), $0(1)) })
  }
}
