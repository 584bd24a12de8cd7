import CGtk

extension Window {
  /// The size of the monitor that shows the largest part of the window, or `nil` if the window is
  /// on no monitor.
  public var monitorSize: (width: Int, height: Int)? {
    guard
      // GtkNative is an interface that windows implement. The pointer to an interface is the
      // pointer to the instance.
      let surface = gtk_native_get_surface(opaque),
      let monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(widget), surface)
    else { return nil }
    var geometry = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &geometry)
    return (Int(geometry.width), Int(geometry.height))
  }
}

extension Display {
  /// The sizes of the monitors, in pixels. O(number of monitors).
  public var monitorSizes: [(width: Int, height: Int)] {
    guard let monitors = gdk_display_get_monitors(opaque) else { return [] }
    return (0..<g_list_model_get_n_items(monitors)).compactMap { index in
      guard let monitor = g_list_model_get_item(monitors, index) else { return nil }
      defer { g_object_unref(monitor) }
      var geometry = GdkRectangle()
      gdk_monitor_get_geometry(OpaquePointer(monitor), &geometry)
      return (Int(geometry.width), Int(geometry.height))
    }
  }
}
