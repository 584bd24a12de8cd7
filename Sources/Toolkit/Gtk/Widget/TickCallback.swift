import CGtk

/// A closure that is called in each frame of a widget, before the layout.
@MainActor
public final class TickCallback {
  private weak var widget: Widget?
  private var id: UInt32

  /// Calls `handler` in each frame until the callback is canceled.
  ///
  /// GTK calls the handler only while the widget is realized. While a callback exists, the window
  /// draws frames continuously.
  ///
  /// - Parameters:
  ///   - widget: The widget, which is not retained.
  ///   - handler: The handler, whose argument is the time of the frame in seconds.
  public init(_ widget: Widget, handler: @escaping @MainActor (Double) -> Void) {
    self.widget = widget
    let box = Unmanaged.passRetained(Handler(handler)).toOpaque()
    id = gtk_widget_add_tick_callback(
      widget.widget,
      { _, clock, data in
        nonisolated(unsafe) let (clock, data) = (clock, data)
        return MainActor.assumeIsolated {
          guard let data else { return 0 }
          // The pointer is the handler that was retained above. The local reference retains the
          // handler during the call.
          let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
          handler.call(Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000)
          return 1
        }
      },
      box,
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          // Balances the retain. GTK calls the closure once, when the callback is removed.
          if let data { Unmanaged<Handler>.fromOpaque(data).release() }
        }
      }
    )
  }

  isolated deinit {
    cancel()
  }

  /// Removes the callback. Later calls have no effect.
  public func cancel() {
    guard id != 0 else { return }
    if let widget { gtk_widget_remove_tick_callback(widget.widget, id) }
    id = 0
  }
}

private final class Handler {
  let call: @MainActor (Double) -> Void

  init(_ call: @escaping @MainActor (Double) -> Void) { self.call = call }
}
