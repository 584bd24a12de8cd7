import CGtk

/// A gesture that recognizes a long press without movement.
@MainActor
public final class GestureLongPress: SingleGesture {
  public init() { super.init(gtk_gesture_long_press_new(), transfer: .full) }

  @discardableResult
  public func onPressed(
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect("pressed", arguments: { handler($0(0), $0(1)) })
  }
}
