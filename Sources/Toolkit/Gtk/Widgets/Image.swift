import CGtk

/// An icon of the theme.
///
/// **Accessibility.** The role is `img`. A decoration should be hidden, a picture that means
/// something named. **Style classes.** `dim-label`, `icon-dropshadow`.
@MainActor
public final class Image: Widget {
  public init(iconName: String? = nil) { super.init(gtk_image_new_from_icon_name(iconName)) }

  public var iconName: String? {
    get { string(gtk_image_get_icon_name(opaque)) }
    set { gtk_image_set_from_icon_name(opaque, newValue) }
  }

  /// The extent in pixels, or nil for the one that the style gives.
  public var pixelSize: Int? {
    get {
      let size = gtk_image_get_pixel_size(opaque)
      return size < 0 ? nil : Int(size)
    }
    set { gtk_image_set_pixel_size(opaque, Int32(clamping: newValue ?? -1)) }
  }
}
