import CGtk

/// A gesture that recognizes clicks, including clicks with the secondary button and the side
/// buttons.
@MainActor
public final class GestureClick: SingleGesture {
  /// Creates a gesture for a button, or for all buttons if `button` is ``PointerButton/any``. A
  /// touch counts as the primary button.
  public init(button: PointerButton = .primary) {
    super.init(gtk_gesture_click_new(), transfer: .full)
    self.button = button
  }

  /// Calls `handler` when the button is pressed, with the number of presses in quick succession,
  /// starting at 1, and the position in the coordinates of the widget.
  @discardableResult
  public func onPressed(
    _ handler: @escaping @MainActor (_ presses: Int, _ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect("pressed", arguments: { handler(Int($0(0) as Int32), $0(1), $0(2)) })
  }

  /// Calls `handler` when the button is released, with the number of presses in quick succession,
  /// starting at 1, and the position in the coordinates of the widget.
  @discardableResult
  public func onReleased(
    _ handler: @escaping @MainActor (_ presses: Int, _ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect("released", arguments: { handler(Int($0(0) as Int32), $0(1), $0(2)) })
  }

  /// Calls `handler` when the gesture ends: when the button is released, when the finger is lifted,
  /// or when the gesture is cancelled, for example because another gesture claims the sequence.
  @discardableResult
  public func onEnded(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("end", handler)
  }
}
