import CGtk

/// A gesture that recognizes drags with a button or a finger.
@MainActor
public final class GestureDrag: SingleGesture {
  /// Creates a gesture for a button. A touch counts as the primary button.
  public init(button: PointerButton = .primary) {
    super.init(gtk_gesture_drag_new(), transfer: .full)
    self.button = button
  }

  /// Calls `handler` when the button is pressed, with the position in the coordinates of the
  /// widget.
  @discardableResult
  public func onBegin(
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect("drag-begin", arguments: { handler($0(0), $0(1)) })
  }

  /// Calls `handler` when the pointer moves, with the distances from the position at which the
  /// button was pressed.
  @discardableResult
  public func onUpdate(
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect("drag-update", arguments: { handler($0(0), $0(1)) })
  }

  /// Calls `handler` when the gesture ends: when the button is released, when the finger is lifted,
  /// or when the gesture is cancelled.
  @discardableResult
  public func onEnded(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("end", handler)
  }
}
