import CGtk

/// Recognises clicks, also those of the secondary button and of the thumb buttons.
@MainActor
public final class GestureClick: SingleGesture {
  public init(button: PointerButton = .primary) {
    super.init(gtk_gesture_click_new(), transfer: .full)
    self.button = button
  }

  @discardableResult
  public func onPressed(
    _ handler: @escaping @MainActor (_ presses: Int, _ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect("pressed", arguments: { handler(Int($0(0) as Int32), $0(1), $0(2)) })
  }

  @discardableResult
  public func onReleased(
    _ handler: @escaping @MainActor (_ presses: Int, _ x: Double, _ y: Double) -> Void
  ) -> SignalConnection {
    connect("released", arguments: { handler(Int($0(0) as Int32), $0(1), $0(2)) })
  }

  /// The press is over: the button was released, the touch lifted, or something else took it.
  @discardableResult
  public func onEnded(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("end", handler)
  }
}
