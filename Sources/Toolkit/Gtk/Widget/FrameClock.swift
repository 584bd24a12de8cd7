import CGtk

/// The clock that schedules the layout and the drawing of a window.
@MainActor
public final class FrameClock: Object {
  /// The counter of the frames, which increases by one with each frame.
  public var frameCount: Int { gdk_frame_clock_get_frame_counter(opaque) }

  /// Schedules a frame that lays out the window.
  package func requestLayout() {
    gdk_frame_clock_request_phase(opaque, GDK_FRAME_CLOCK_PHASE_LAYOUT)
  }

  /// Whether a frame is scheduled, for tests that wait for the layout.
  ///
  /// NB: GDK has no such function, also not in 4.24.1. The main loop sources that begin a frame
  /// have the clock as their data.
  package var isFramePending: Bool { g_main_context_find_source_by_user_data(nil, pointer) != nil }

  /// Calls `handler` in each frame after the layout of the widgets, and before the drawing. If
  /// `handler` requests another layout, the layout is repeated in the same frame, at most 4 times.
  @discardableResult
  package func onLayout(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    // GTK has connected its own handler before, when the surface of the window was created.
    connect("layout", handler)
  }

  /// Calls `handler` at the end of each frame, after the layout and the drawing.
  @discardableResult
  public func onAfterPaint(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("after-paint", handler)
  }
}

extension Widget {
  /// The clock of the window that contains the widget, or `nil` if the widget is not realized.
  public var frameClock: FrameClock? {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return nil }
    let pointer = UnsafeMutableRawPointer(clock)
    return Object.existing(for: pointer) as? FrameClock ?? FrameClock(pointer)
  }
}
