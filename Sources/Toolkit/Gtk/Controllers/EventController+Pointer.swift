import CGtk

extension EventController {
  /// The position of the pointer in the current event, in the coordinates of the window or popover
  /// that contains the widget of the controller. The value is `nil` outside of a handler, or if the
  /// event has no position.
  public var pointerPosition: (x: Double, y: Double)? {
    guard let event = gtk_event_controller_get_current_event(opaque),
      let widget = gtk_event_controller_get_widget(opaque),
      let native = gtk_widget_get_native(widget)
    else { return nil }
    var x = 0.0
    var y = 0.0
    guard gdk_event_get_position(event, &x, &y).isTrue else { return nil }
    // The surface contains a margin around the window for its shadow.
    var left = 0.0
    var top = 0.0
    gtk_native_get_surface_transform(native, &left, &top)
    return (x - left, y - top)
  }
}

extension EventControllerScroll {
  /// The number of pixels per unit of the current scroll event. A step of a wheel is counted as 10
  /// pixels.
  public var pixelsPerUnit: Double {
    // Only Wayland reports distances in pixels. The other unit is a step of a wheel.
    gtk_event_controller_scroll_get_unit(opaque) == GDK_SCROLL_UNIT_SURFACE ? 1 : 10
  }
}

extension Widget {
  /// Returns whether the widget at a point is in a scrolled window that can be scrolled
  /// horizontally.
  public func scrollsHorizontally(atX x: Double, y: Double) -> Bool {
    var next = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
    while let current = next {
      if cgtk_is_a(current, gtk_scrolled_window_get_type()).isTrue,
        // The type was checked in the previous condition.
        let adjustment = gtk_scrolled_window_get_hadjustment(OpaquePointer(current)),
        gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_lower(adjustment)
          > gtk_adjustment_get_page_size(adjustment) + 0.5
      {
        return true
      }
      next = gtk_widget_get_parent(current)
    }
    return false
  }
}
