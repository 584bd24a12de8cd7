import Foundation
import Gtk

/// An icon of the theme, by name, or a picture from a file.
///
/// ```swift
/// Image(systemName: "document-open")
/// Image(contentsOf: url).resizable()
/// ```
///
/// Screen readers skip an image, because an image usually decorates a view with a name. If an image
/// stands alone, set a name with `accessibilityLabel`. An icon that the theme does not contain, and
/// a picture that GTK cannot read, is shown as a broken image. A picture that GTK cannot read and
/// an unknown symbol are reported as well.
public struct Image: View {
  /// The type of the body. An image doesn't have a body, because its node shows a widget of GTK.
  public typealias Body = Never

  enum Source: Equatable {
    case icon(String)
    case symbol(String)
    case file(String)
  }

  let source: Source
  let pixelSize: Int?
  private(set) var isResizable = false

  /// - Parameters:
  ///   - iconName: The name of the icon: `go-next-symbolic`.
  ///   - pixelSize: The size of the icon in pixels. If `nil`, the icon has the size of the text.
  public init(iconName: String, pixelSize: Int? = nil) {
    source = .icon(iconName)
    self.pixelSize = pixelSize
  }

  /// Creates an icon in the colour of text from the icon of that name in the theme, with or without
  /// `-symbolic`.
  ///
  /// The names of more than 500 SF Symbols, such as `plus` and `chevron.right`, are names of icons
  /// of the theme. `Documentation/Symbols.md` lists the names. An unknown name is shown as a broken
  /// image and reported as an issue, once for each name.
  public init(systemName: String) {
    source = .symbol(systemName)
    pixelSize = nil
  }

  /// Creates a picture from a file, in the size of the picture.
  public init(contentsOf url: URL) {
    source = .file(url.path)
    pixelSize = nil
  }

  /// Creates a picture from the file of that name in the resources of `bundle`. If there is no such
  /// file, `.png`, `.svg`, `.jpg` and `.jpeg` are appended to the name.
  public init(_ name: String, bundle: Bundle? = nil) {
    let bundle = bundle ?? .main
    let path = ["", "png", "svg", "jpg", "jpeg"].lazy.compactMap {
      bundle.path(forResource: name, ofType: $0.isEmpty ? nil : $0)
    }.first
    source = .file(path ?? bundle.bundlePath + "/" + name)
    pixelSize = nil
  }

  /// Returns an image that fills the available space and preserves its aspect ratio. The size of an
  /// icon doesn't change.
  public func resizable() -> Self {
    var image = self
    image.isResizable = true
    return image
  }

  /// Creates the node that shows a `GtkImage` for an icon, or a `GtkPicture` for a file.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ImageNode(self, context)
  }
}

extension Image {
  /// The size of an icon relative to text.
  public enum Scale: Sendable {
    /// Three quarters of the size of the text, the size of the text, or one and a half of that
    /// size.
    case small, medium, large
  }
}

extension View {
  /// Sets the size of icons within this view, relative to text.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  /// The size of icons, relative to text. The default is `medium`.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}
