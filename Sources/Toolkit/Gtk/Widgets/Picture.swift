import CGtk
import Foundation

/// A picture from a file or an icon, at its intrinsic size or scaled to the available space.
///
/// **Accessibility.** The role is `img`. Set an `accessibleLabel`.
@MainActor
public final class Picture: Widget {
  /// Creates an empty picture.
  public init() { super.init(gtk_picture_new()) }

  /// Whether a picture is being decoded on another thread.
  package static var isDecoding: Bool { PictureDecoding.count > 0 }

  /// The picture that is being decoded, if any.
  private var decoding: PictureDecoding?

  /// Shows the picture of a file.
  ///
  /// A picture of more than 16 million pixels is reduced. A large picture is decoded on another
  /// thread. Until then, the space of the picture is empty.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - onProblem: Called with a message if the file can't be read or has too many pixels, now or
  ///     later. The picture is then empty. The handler isn't called after another picture was
  ///     loaded.
  ///   - onLoaded: Called when a picture is shown that was decoded on another thread.
  public func load(
    _ path: String,
    onProblem: @escaping @MainActor (String) -> Void,
    onLoaded: @escaping @MainActor () -> Void = {}
  ) {
    load(.file(path), onProblem, onLoaded)
  }

  /// Shows the picture that is the content of a file, like the method for a path.
  public func load(
    _ data: Data,
    onProblem: @escaping @MainActor (String) -> Void,
    onLoaded: @escaping @MainActor () -> Void = {}
  ) {
    load(.data(data), onProblem, onLoaded)
  }

  private func load(
    _ source: PictureDecoding.Source,
    _ onProblem: @escaping @MainActor (String) -> Void,
    _ onLoaded: @escaping @MainActor () -> Void
  ) {
    decoding = nil
    gtk_picture_set_paintable(opaque, nil)
    do throws(PictureDecoder.Problem) {
      switch try PictureDecoding.begin(source) {
      case .texture(let texture): show(texture)
      case .decoding(let decoding):
        self.decoding = decoding
        showSpace(decoding.size)
        decoding.run { [weak self, weak decoding] result in
          guard let self, let decoding, self.decoding === decoding else { return }
          self.decoding = nil
          switch result {
          case .success(let texture):
            show(texture)
            onLoaded()
          case .failure(let problem):
            gtk_picture_set_paintable(opaque, nil)
            onProblem(problem.message)
          }
        }
      }
    } catch {
      onProblem(error.message)
    }
  }

  private func show(_ texture: Texture) {
    gtk_picture_set_paintable(opaque, texture.pointer)
  }

  /// Keeps the space of a picture that isn't decoded yet, so that the other views don't move twice.
  private func showSpace(_ size: (width: Int, height: Int)) {
    let space = gdk_paintable_new_empty(Int32(clamping: size.width), Int32(clamping: size.height))
    gtk_picture_set_paintable(opaque, space)
    if let space { g_object_unref(UnsafeMutableRawPointer(space)) }
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
