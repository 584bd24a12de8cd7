import CGtk

/// A picture from a file, as large as it is or as there is room for.
///
/// **Accessibility.** The role is `img`; the name is its alternative text.
@MainActor
public final class Picture: Widget {
  public init() { super.init(gtk_picture_new()) }

  /// Shows the picture of a file. What can't be read is answered with GTK's words for it, and the
  /// picture is empty then.
  public func load(_ path: String) -> String? {
    var error: UnsafeMutablePointer<GError>?
    guard let texture = gdk_texture_new_from_filename(path, &error) else {
      defer { g_error_free(error) }
      gtk_picture_set_paintable(opaque, nil)
      return error.flatMap { string($0.pointee.message) } ?? "It can't be read."
    }
    gtk_picture_set_paintable(opaque, texture)
    g_object_unref(UnsafeMutableRawPointer(texture))
    return nil
  }

  /// Shows an icon of the theme.
  public func showIcon(named name: String, pixelSize: Int, on display: Display) {
    let theme = gtk_icon_theme_get_for_display(display.opaque)
    let icon = gtk_icon_theme_lookup_icon(
      theme,
      name,
      nil,
      Int32(clamping: pixelSize),
      1,
      GTK_TEXT_DIR_NONE,
      GtkIconLookupFlags(rawValue: 0)
    )
    gtk_picture_set_paintable(opaque, icon)
    if let icon { g_object_unref(UnsafeMutableRawPointer(icon)) }
  }

  /// How wide the picture is, in pixels; nil if it has no size of its own.
  public var intrinsicWidth: Int? {
    guard let paintable = gtk_picture_get_paintable(opaque) else { return nil }
    let width = Int(gdk_paintable_get_intrinsic_width(paintable))
    return width > 0 ? width : nil
  }

  /// Whether the picture may become smaller than it is.
  public var canShrink: Bool {
    get { gtk_picture_get_can_shrink(opaque).isTrue }
    set { gtk_picture_set_can_shrink(opaque, newValue.gboolean) }
  }

  /// How the picture is brought into the room that it has.
  public enum ContentFit: UInt32, Sendable {
    /// Stretched in both directions.
    case fill
    /// All of it can be seen.
    case contain
    /// No room is left; what is beyond is cut off.
    case cover
    /// As with ``contain``, but never larger than it is.
    case scaleDown
  }

  public var contentFit: ContentFit {
    get { ContentFit(rawValue: gtk_picture_get_content_fit(opaque).rawValue) ?? .contain }
    set { gtk_picture_set_content_fit(opaque, GtkContentFit(rawValue: newValue.rawValue)) }
  }
}
