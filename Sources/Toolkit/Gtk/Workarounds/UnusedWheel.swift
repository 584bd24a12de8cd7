import CGtk

/// The wheel over a widget that has no use for it: what contains the widget scrolls.
///
/// NB: GTK's scrolled window stops each event of the wheel, also if it has nothing to scroll in
/// that direction, so a page with a text editor or a horizontal list in it can't be scrolled there.
/// A slider, a number field and a calendar change their value, although the user wants to scroll
/// the page. Present in the source of 4.8.3.
extension Widget {
  /// Lets only a focused control change by the wheel.
  func requireFocusForWheel() {
    passOnWheel { widget, _, _ in
      guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root) else {
        return false
      }
      return focus == widget || gtk_widget_is_ancestor(focus, widget).isTrue
    }
  }

  /// Lets a scrolled window scroll only in the directions in which its content is larger.
  func requireContentForWheel() {
    passOnWheel { widget, x, y in
      let window = OpaquePointer(widget)
      return x != 0 && Self.isLarger(gtk_scrolled_window_get_hadjustment(window))
        || y != 0 && Self.isLarger(gtk_scrolled_window_get_vadjustment(window))
    }
  }

  /// Lets GTK's controllers for the wheel handle only what `isUsed` accepts. Other events continue
  /// to the widget's ancestors.
  ///
  /// - Parameter isUsed: Returns whether a widget uses a movement of the wheel, of which one part
  ///   is zero if the wheel has one direction. The closure doesn't capture the widget, whose
  ///   wrapper may be released before the widget.
  private func passOnWheel(
    unless isUsed: @escaping @MainActor (UnsafeMutablePointer<GtkWidget>, Double, Double) -> Bool
  ) {
    // A scrolled window has two: after a movement that it has used, the one in the capture phase
    // takes all movements until the pointer leaves the window.
    let scrolling = controllers("GtkEventControllerScroll").map {
      (controller: $0, phase: gtk_event_controller_get_propagation_phase($0.opaque))
    }
    guard let first = scrolling.first?.controller else { return }
    let events = EventController(gtk_event_controller_legacy_new(), transfer: .full)
    events.phase = .capture
    events.connect(
      "event",
      returning: { arguments in
        let event: SignalEvent = arguments(0)
        // The controllers of the widget exist while one of them handles an event.
        guard let pointer = event.pointer,
          let widget = gtk_event_controller_get_widget(first.opaque)
        else { return false }
        let isHandled: Bool
        switch Self.movement(of: pointer) {
        case .none: return false
        case .end: isHandled = true
        case .movement(let x, let y): isHandled = isUsed(widget, x, y)
        }
        // Before the event reaches the controllers of the widget.
        for (controller, phase) in scrolling {
          gtk_event_controller_set_propagation_phase(
            controller.opaque,
            isHandled ? phase : GTK_PHASE_NONE
          )
        }
        return false
      }
    )
    addController(events)
  }

  private static func isLarger(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?) -> Bool {
    gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
      > gtk_adjustment_get_page_size(adjustment) + 0.5
  }

  private enum Wheel {
    case movement(x: Double, y: Double)
    /// The end of a movement, which GTK's controller needs if it has begun to scroll.
    case end
    /// Any other event.
    case none
  }

  private static func movement(of event: OpaquePointer) -> Wheel {
    guard gdk_event_get_event_type(event) == GDK_SCROLL else { return .none }
    var (x, y) = (0.0, 0.0)
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: y = -1
    case GDK_SCROLL_DOWN: y = 1
    case GDK_SCROLL_LEFT: x = -1
    case GDK_SCROLL_RIGHT: x = 1
    default:
      gdk_scroll_event_get_deltas(event, &x, &y)
      if gdk_scroll_event_is_stop(event).isTrue { return .end }
      if x == 0, y == 0 { return .none }
    }
    // With Shift, the wheel scrolls in the other direction.
    let isShifted = gdk_event_get_modifier_state(event).rawValue & GDK_SHIFT_MASK.rawValue != 0
    return isShifted ? .movement(x: y, y: x) : .movement(x: x, y: y)
  }
}
