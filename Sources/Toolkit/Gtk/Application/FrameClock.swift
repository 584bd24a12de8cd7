import CGtk

/// What says when a window is laid out and drawn.
@MainActor
public final class FrameClock: Object {
  /// A frame has been laid out and drawn.
  @discardableResult
  public func onAfterPaint(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("after-paint", handler)
  }
}

extension Widget {
  /// The clock of the window that the widget is in; nil until it has one.
  public var frameClock: FrameClock? {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
    let pointer = UnsafeMutableRawPointer(clock)
    return Object.existing(for: pointer) as? FrameClock ?? FrameClock(pointer)
  }
}
