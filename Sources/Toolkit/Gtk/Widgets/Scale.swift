import CGtk

/// A knob that is moved along a line to choose a number.
///
/// **Shortcuts.** The arrow keys move it by a step, Page Up and Page Down by ten, Home and End to
/// its limits. **Accessibility.** The role is `slider`; GTK keeps value and limits; give it a name.
@MainActor
public final class Scale: Widget {
  public init(orientation: Orientation = .horizontal) {
    super.init(
      gtk_scale_new_with_range(GtkOrientation(rawValue: orientation.rawValue), 0, 1, 0.1)
    )
    gtk_scale_set_draw_value(cast(), false.gboolean)
    // GTK would round to the digits of the step.
    gtk_range_set_round_digits(cast(), -1)
  }

  public var value: Double {
    get { gtk_range_get_value(cast()) }
    set { gtk_range_set_value(cast(), newValue) }
  }

  /// Sets the limits and what a key moves the knob by. Brings the value within them.
  public func setRange(_ range: ClosedRange<Double>, step: Double) {
    // GTK takes no range without extent.
    let upper = max(range.upperBound, range.lowerBound.nextUp)
    gtk_range_set_range(cast(), range.lowerBound, upper)
    gtk_range_set_increments(cast(), step, step * 10)
  }

  /// The knob is taken, and let go of, by the pointer or a finger.
  public func onHeldChanged(_ handler: @escaping @MainActor (Bool) -> Void) {
    // What the scale's own gestures claim no other gesture sees the end of.
    let events = EventController(gtk_event_controller_legacy_new(), transfer: .full)
    events.phase = .capture
    events.connect(
      "event",
      returning: { arguments in
        let event: SignalEvent = arguments(0)
        switch gdk_event_get_event_type(event.pointer) {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: handler(true)
        case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: handler(false)
        default: break
        }
        return false
      }
    )
    addController(events)
  }

  /// The value changed, by the user or by the program.
  @discardableResult
  public func onValueChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("value-changed", handler)
  }
}

/// An event, borrowed for the emission. It is an instance, but no GObject.
private struct SignalEvent: SignalValue {
  let pointer: OpaquePointer?

  static func canRead(_ value: UnsafePointer<GValue>) -> Bool {
    g_type_check_value_holds(UnsafeMutablePointer(mutating: value), gdk_event_get_type()).isTrue
  }

  init(signalValue: UnsafePointer<GValue>) {
    pointer = g_value_peek_pointer(signalValue).map { OpaquePointer($0) }
  }
}
