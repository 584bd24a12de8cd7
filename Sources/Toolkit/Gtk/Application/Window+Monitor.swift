import CGtk

extension Window {
  /// The size of the monitor that most of the window is on; nil until it is on one.
  public var monitorSize: (width: Int, height: Int)? {
    guard
      // GtkNative is an interface of windows, and an interface's pointer is the instance's.
      let surface = gtk_native_get_surface(opaque),
      let monitor = gdk_display_get_monitor_at_surface(gtk_widget_get_display(widget), surface)
    else { return nil }
    var geometry = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &geometry)
    return (Int(geometry.width), Int(geometry.height))
  }
}
