import Foundation
import Gtk

/// An icon of the theme, by name, or a picture from a file or from data.
///
/// ```swift
/// Image(systemName: "document-open")
/// Image(contentsOf: url).resizable()
/// ```
///
/// Screen readers skip an image, because an image usually accompanies a view that has an accessible
/// name. If an image stands alone, set a name with `accessibilityLabel`. An icon that the theme
/// does not contain, or a picture that GTK cannot read, is shown as a broken image. A picture that
/// GTK cannot read, and an unknown name in ``init(systemName:)``, are also reported as issues.
public struct Image: View {
  /// This view has no body, because `makeNode(_:)` creates its node.
  public typealias Body = Never

  enum Source: Equatable {
    case icon(String)
    case symbol(String)
    case file(String)
    case data(Data)
  }

  let source: Source
  let pixelSize: Int?
  private(set) var isResizable = false

  /// Creates an image that shows the icon with the given name in the theme.
  ///
  /// - Parameters:
  ///   - iconName: The name of the icon, such as `go-next-symbolic`.
  ///   - pixelSize: The size of the icon in pixels. If `nil`, the size is the size of the text,
  ///     multiplied by the scale that `imageScale(_:)` sets.
  public init(iconName: String, pixelSize: Int? = nil) {
    source = .icon(iconName)
    self.pixelSize = pixelSize
  }

  /// Creates an image that shows the icon `systemName` of the theme. The variant with `-symbolic`,
  /// which has the colour of the text, is preferred.
  ///
  /// More than 500 names of SF Symbols, such as `plus` and `chevron.right`, are mapped to icons of
  /// the theme or of the toolkit. `Documentation/Symbols.md` lists the names. An unknown name is
  /// shown as a broken image and, unless the name ends in `-symbolic`, reported as an issue, once
  /// for each name.
  public init(systemName: String) {
    source = .symbol(systemName)
    pixelSize = nil
  }

  /// Creates a picture from a file. Unless the picture is resizable, its size is at most its
  /// natural size.
  public init(contentsOf url: URL) {
    source = .file(url.path)
    pixelSize = nil
  }

  /// Creates a picture from the content of a file, for example from a database. Unless the picture
  /// is resizable, its size is at most its natural size.
  ///
  /// The formats are those that GTK reads: PNG, JPEG, TIFF and, if the desktop has the modules,
  /// SVG, WebP, GIF and others. The picture is decoded when the data changes, on the main thread: a
  /// large photograph takes some tenths of a second.
  ///
  /// - Parameter data: The content of the file.
  public init(data: Data) {
    source = .data(data)
    pixelSize = nil
  }

  /// Creates a picture from the file `name` in the resources of `bundle`, or of the main bundle. If
  /// there is no such file, the name is tried with the extensions `png`, `svg`, `jpg` and `jpeg`,
  /// in this order.
  public init(_ name: String, bundle: Bundle? = nil) {
    let bundle = bundle ?? .main
    let path = ["", "png", "svg", "jpg", "jpeg"].lazy.compactMap {
      bundle.path(forResource: name, ofType: $0.isEmpty ? nil : $0)
    }.first
    source = .file(path ?? bundle.bundlePath + "/" + name)
    pixelSize = nil
  }

  /// Returns an image that is scaled to fit in the available space and preserves its aspect ratio.
  /// The size of an icon doesn't change.
  public func resizable() -> Self {
    var image = self
    image.isResizable = true
    return image
  }

  /// Creates the node that shows a `GtkImage` for an icon, or a `GtkPicture` for a picture.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ImageNode(self, context)
  }
}

extension Image {
  /// The size of an icon relative to text.
  public enum Scale: Sendable {
    /// `small` is three quarters of the text size, `medium` is the text size, and `large` is one
    /// and a half times the text size.
    case small, medium, large
  }
}

extension View {
  /// Sets the size, relative to text, of the icons within this view that have no size in pixels.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// The size of icons without a size in pixels, relative to text. The default is `medium`.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}
