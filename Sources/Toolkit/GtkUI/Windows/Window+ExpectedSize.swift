import Gtk

extension Gtk.Window {
  /// The size of the window. Before the desktop has set a size, the size that the window is
  /// expected to have.
  var expectedSize: (width: Int, height: Int) {
    // GTK updates the default size when the size of the window changes.
    let size = isMaximized ? (width: nil, height: nil) : defaultSize
    return (size.width ?? allocatedWidth, size.height ?? allocatedHeight)
  }
}
