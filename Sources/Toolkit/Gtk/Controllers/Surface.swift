import CGtk
import Glibc

/// The area of a display on which a window or a popover is drawn, for tests with real input.
@MainActor
package final class Surface: Object {
  static func wrapping(_ surface: OpaquePointer) -> Surface {
    Object.existing(for: UnsafeMutableRawPointer(surface)) as? Surface
      ?? Surface(surface, transfer: .none)
  }

  /// Whether the display server shows the surface. `false` after the surface was destroyed.
  package var isMapped: Bool { gdk_surface_get_mapped(opaque).isTrue }

  /// The number of pixels of the display per unit of GTK.
  package var scaleFactor: Int { Int(gdk_surface_get_scale_factor(opaque)) }

  /// The identifier of the surface in the X server, or `nil` if the display is not an X server.
  package var xWindow: UInt? {
    guard typeName.hasPrefix("GdkX11"), let symbol = dlsym(nil, "gdk_x11_surface_get_xid") else {
      return nil
    }
    // Declared in a header that GTK without X11 lacks. Sound because GTK never changes the
    // signature of a public function.
    let id = unsafeBitCast(symbol, to: (@convention(c) (OpaquePointer) -> UInt).self)
    return id(opaque)
  }
}

extension Widget {
  /// The surface on which the widget is drawn, or `nil` if the widget is in no window, or in a
  /// window that was never shown.
  package var surface: Surface? {
    gtk_widget_get_native(widget).flatMap(gtk_native_get_surface).map(Surface.wrapping)
  }

  /// The outer edges of the border in the coordinates of the surface, or `nil` if the widget is in
  /// no window.
  package var edgesInSurface: (x: Double, y: Double, width: Double, height: Double)? {
    guard let native, let edges = edges(in: native) else { return nil }
    // The surface contains a margin around the window for its shadow.
    var left = 0.0
    var top = 0.0
    gtk_native_get_surface_transform(native.opaque, &left, &top)
    return (edges.x + left, edges.y + top, edges.width, edges.height)
  }
}

extension Display {
  /// Whether the display is an X server.
  package var isX11: Bool { typeName == "GdkX11Display" }

  /// Waits until the display server has processed all requests of the program.
  package func sync() { gdk_display_sync(opaque) }
}
