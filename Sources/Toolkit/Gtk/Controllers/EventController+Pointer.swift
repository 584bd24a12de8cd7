import CGtk

extension EventController {
  /// Where the pointer was at the event that is being dealt with, in the coordinates of the window
  /// that the controller's widget is in; `nil` outside of a handler, or if the event has no place.
  public var pointerPosition: (x: Double, y: Double)? {
    guard let event = gtk_event_controller_get_current_event(opaque),
      let widget = gtk_event_controller_get_widget(opaque),
      let native = gtk_widget_get_native(widget)
    else { return nil }
    var x = 0.0
    var y = 0.0
    guard gdk_event_get_position(event, &x, &y).isTrue else { return nil }
    // The surface has room around the window for its shadow.
    var left = 0.0
    var top = 0.0
    gtk_native_get_surface_transform(native, &left, &top)
    return (x - left, y - top)
  }
}

extension EventControllerScroll {
  /// How many pixels the numbers of the movement that is being dealt with stand for.
  public var pixelsPerUnit: Double {
    // Only Wayland counts in pixels. The steps of a wheel are what else there is.
    gtk_event_controller_scroll_get_unit(opaque) == GDK_SCROLL_UNIT_SURFACE ? 1 : 10
  }
}

extension Widget {
  /// Whether something at a point of the widget can be scrolled from side to side.
  public func scrollsHorizontally(atX x: Double, y: Double) -> Bool {
    var next = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
    while let current = next {
      if cgtk_is_a(current, gtk_scrolled_window_get_type()).isTrue,
        // Its type was just found out.
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
