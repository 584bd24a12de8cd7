import CGtk
import Foundation

/// A picture from a file or an icon, at its intrinsic size or scaled to the available space.
///
/// **Accessibility.** The role is `img`. Set an `accessibleLabel`.
@MainActor
public final class Picture: Widget {
  /// Creates an empty picture.
  public init() { super.init(gtk_picture_new()) }

  /// Shows the picture of a file. If the file can't be read, or has too many pixels, the method
  /// returns a message, and the picture is empty.
  ///
  /// A picture of more than 16 million pixels is reduced.
  public func load(_ path: String) -> String? {
    load { () throws(PictureDecoder.Problem) in try PictureDecoder.texture(ofFile: path) }
  }

  /// Shows the picture that is the content of a file, as ``load(_:)-(String)`` does.
  public func load(_ data: Data) -> String? {
    load { () throws(PictureDecoder.Problem) in try PictureDecoder.texture(of: data) }
  }

  private func load(
    _ texture: () throws(PictureDecoder.Problem) -> OpaquePointer
  ) -> String? {
    do throws(PictureDecoder.Problem) {
      let texture = try texture()
      gtk_picture_set_paintable(opaque, texture)
      g_object_unref(UnsafeMutableRawPointer(texture))
      return nil
    } catch {
      gtk_picture_set_paintable(opaque, nil)
      return error.message
    }
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
