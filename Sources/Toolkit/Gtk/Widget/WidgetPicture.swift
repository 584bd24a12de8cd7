import CGtk

/// A picture of a widget, which shows the widget as GTK last drew it. The picture does not change
/// when the widget changes, and receives no input. Screen readers do not read the picture.
@MainActor
public final class WidgetPicture: Widget {
  /// The size of the widget in pixels, without its margins.
  public let size: (width: Int, height: Int)

  /// Creates a picture of a widget. Returns `nil` if the widget is not mapped, or has no size.
  public init?(of source: Widget) {
    guard source.isMapped, let live = gtk_widget_paintable_new(source.widget) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(live)) }
    guard let image = gdk_paintable_get_current_image(live) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(image)) }
    size = (
      Int(gdk_paintable_get_intrinsic_width(image)),
      Int(gdk_paintable_get_intrinsic_height(image))
    )
    guard size.width > 0, size.height > 0 else { return nil }
    super.init(gtk_picture_new_for_paintable(image))
    isInert = true
  }
}
