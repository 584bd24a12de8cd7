import CGtk

/// A slider with which the user selects a number.
///
/// **Shortcuts.** The arrow keys change the value by a step, and Page Up and Page Down by ten
/// steps. Home and End move the value to the limits. **Accessibility.** The role is `slider`. GTK
/// reports the value and the limits. Set an `accessibleLabel`.
@MainActor
public final class Scale: Widget {
  /// Creates a slider for values from 0 to 1 with a step of 0.1, which shows no number.
  public init(orientation: Orientation = .horizontal) {
    super.init(
      gtk_scale_new_with_range(GtkOrientation(rawValue: orientation.rawValue), 0, 1, 0.1)
    )
    gtk_scale_set_draw_value(cast(), false.gboolean)
    // By default, GTK rounds the value to the digits of the step.
    gtk_range_set_round_digits(cast(), -1)
    requireFocusForWheel()
  }

  /// The selected number. A value outside the limits is clamped.
  public var value: Double {
    get { gtk_range_get_value(cast()) }
    set { gtk_range_set_value(cast(), newValue) }
  }

  /// Sets the limits and the step of the arrow keys, and clamps the value to the limits.
  public func setRange(_ range: ClosedRange<Double>, step: Double) {
    // `gtk_scale_new_with_range` requires limits that differ, so this method sets such limits, too.
    let upper = max(range.upperBound, range.lowerBound.nextUp)
    gtk_range_set_range(cast(), range.lowerBound, upper)
    gtk_range_set_increments(cast(), step, step * 10)
  }

  /// Calls `handler` with `true` when the user presses the slider with the pointer or a finger, and
  /// with `false` when the user releases the slider.
  public func onHeldChanged(_ handler: @escaping @MainActor (Bool) -> Void) {
    // The gestures of the scale claim the event sequence. Other gestures then don't receive the end
    // of the sequence.
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

  /// Calls `handler` when the user or the program changes the value.
  @discardableResult
  public func onValueChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("value-changed", handler)
  }
}
