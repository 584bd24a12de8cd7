import CGtk
import Foundation

/// A picture from a file or an icon, at its intrinsic size or scaled to the available space.
///
/// **Accessibility.** The role is `img`. Set an `accessibleLabel`.
@MainActor
public final class Picture: Widget {
  /// Creates an empty picture.
  public init() { super.init(gtk_picture_new()) }

  /// Shows the picture of a file. If the file can't be read, the method returns the error message
  /// of GTK, and the picture is empty.
  public func load(_ path: String) -> String? {
    load { gdk_texture_new_from_filename(path, &$0) }
  }

  /// Shows the picture that is the content of a file. If the content can't be read, the method
  /// returns the error message of GTK, and the picture is empty.
  public func load(_ data: Data) -> String? {
    let bytes = data.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
    defer { g_bytes_unref(bytes) }
    return load { gdk_texture_new_from_bytes(bytes, &$0) }
  }

  private func load(
    _ texture: (inout UnsafeMutablePointer<GError>?) -> OpaquePointer?
  ) -> String? {
    var error: UnsafeMutablePointer<GError>?
    guard let texture = texture(&error) else {
      defer { g_clear_error(&error) }
      gtk_picture_set_paintable(opaque, nil)
      return error.flatMap { string($0.pointee.message) } ?? "The picture can't be read."
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

  /// The intrinsic width of the picture in pixels, or `nil` if the picture is empty or has no
  /// intrinsic width.
  public var intrinsicWidth: Int? {
    guard let paintable = gtk_picture_get_paintable(opaque) else { return nil }
    let width = Int(gdk_paintable_get_intrinsic_width(paintable))
    return width > 0 ? width : nil
  }

  /// Whether the picture can be smaller than its intrinsic size.
  public var canShrink: Bool {
    get { gtk_picture_get_can_shrink(opaque).isTrue }
    set { gtk_picture_set_can_shrink(opaque, newValue.gboolean) }
  }

  /// The way in which the picture is fitted into the available space.
  public enum ContentFit: UInt32, Sendable {
    /// Stretches the picture in both directions.
    case fill
    /// Scales the picture so that all of it is visible.
    case contain
    /// Scales the picture so that it covers the available space, and clips the rest.
    case cover
    /// Scales like ``contain``, but never beyond the intrinsic size.
    case scaleDown
  }

  /// The way in which the picture is fitted into the available space, `contain` by default. Wraps
  /// the property `content-fit`.
  public var contentFit: ContentFit {
    get { ContentFit(rawValue: gtk_picture_get_content_fit(opaque).rawValue) ?? .contain }
    set { gtk_picture_set_content_fit(opaque, GtkContentFit(rawValue: newValue.rawValue)) }
  }
}
