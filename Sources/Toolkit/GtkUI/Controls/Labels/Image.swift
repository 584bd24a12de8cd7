import Foundation
import Gtk

/// An icon of the theme, by name, or a picture from a file.
///
/// ```swift
/// Image(systemName: "document-open")
/// Image(contentsOf: url).resizable()
/// ```
///
/// It decorates what has a name already, and is silent; where it stands alone, `accessibilityLabel`
/// gives it a name. An icon that the theme does not contain, and a picture that GTK cannot read, is
/// shown as a broken image. A picture that GTK cannot read and an unknown symbol are reported as well.
public struct Image: View {
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
  ///   - pixelSize: Its size; that of the text around it if `nil`.
  public init(iconName: String, pixelSize: Int? = nil) {
    source = .icon(iconName)
    self.pixelSize = pixelSize
  }

  /// An icon in the colour of text: the icon of that name, with or without `-symbolic`, in the theme.
  ///
  /// The names of more than 500 SF Symbols, such as `plus` and `chevron.right`, stand for icons of the
  /// theme. `Documentation/Symbols.md` lists the names. An unknown name is shown as a broken image
  /// and reported as an issue, once for each name.
  public init(systemName: String) {
    source = .symbol(systemName)
    pixelSize = nil
  }

  /// A picture from a file, as large as it is.
  public init(contentsOf url: URL) {
    source = .file(url.path)
    pixelSize = nil
  }

  /// A picture that comes with the app: a file of that name among the resources of `bundle`, with
  /// `.png`, `.svg` or `.jpg` added if it has no such ending.
  public init(_ name: String, bundle: Bundle? = nil) {
    let bundle = bundle ?? .main
    let path = ["", "png", "svg", "jpg", "jpeg"].lazy.compactMap {
      bundle.path(forResource: name, ofType: $0.isEmpty ? nil : $0)
    }.first
    source = .file(path ?? bundle.bundlePath + "/" + name)
    pixelSize = nil
  }

  /// The same picture, which takes the room that there is, and keeps its shape. An icon stays as it
  /// is.
  public func resizable() -> Self {
    var image = self
    image.isResizable = true
    return image
  }

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ImageNode(self, context)
  }
}

extension Image {
  /// How large an icon is.
  public enum Scale: Sendable {
    case small, medium, large
  }
}

extension View {
  /// How large icons within are, compared with the text around them.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}

private enum ImageScaleKey: EnvironmentKey {
  static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}
