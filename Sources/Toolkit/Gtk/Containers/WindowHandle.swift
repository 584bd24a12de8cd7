import CGtk

/// A container with which the user moves the window, as with a title bar.
@MainActor
public final class WindowHandle: Widget {
  /// Creates a container.
  public init(child: Widget? = nil) {
    super.init(gtk_window_handle_new())
    if let child { gtk_window_handle_set_child(opaque, child.widget) }
  }
}
