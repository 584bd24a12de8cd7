import CGtk

/// A gesture that recognizes a long press without movement.
@MainActor
public final class GestureLongPress: SingleGesture {
  /// Creates a gesture for the primary button and for touches.
  public init() { super.init(gtk_gesture_long_press_new(), transfer: .full) }

  /// Calls `handler` when the press has lasted for the long-press time of the settings, while the
  /// button is still pressed. The arguments are the position in the coordinates of the widget.
  @discardableResult
  public func onPressed(
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect("pressed", arguments: { handler($0(0), $0(1)) })
  }
}
