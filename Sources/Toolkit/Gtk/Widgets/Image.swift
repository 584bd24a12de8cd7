import CGtk

/// A widget that shows an icon of the icon theme.
///
/// **Accessibility.** The role is `img`. Hide a decoration from screen readers, and name an icon
/// that conveys information. **Style classes.** `dim-label`, `icon-dropshadow`.
@MainActor
public final class Image: Widget {
  /// Creates an image of an icon, or an empty image if the name is `nil`.
  public init(iconName: String? = nil) { super.init(gtk_image_new_from_icon_name(iconName)) }

  /// The name of the icon in the icon theme, or `nil` for an empty image. GTK draws a replacement
  /// for a missing icon.
  public var iconName: String? {
    get { string(gtk_image_get_icon_name(opaque)) }
    set { gtk_image_set_from_icon_name(opaque, newValue) }
  }

  /// The size in pixels, or `nil` for the size of the style.
  public var pixelSize: Int? {
    get {
      let size = gtk_image_get_pixel_size(opaque)
      return size < 0 ? nil : Int(size)
    }
    set { gtk_image_set_pixel_size(opaque, Int32(clamping: newValue ?? -1)) }
  }
}
