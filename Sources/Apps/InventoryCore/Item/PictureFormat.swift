import Foundation

/// The format of a picture.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable {
  /// The format PNG.
  case png

  /// The format JPEG.
  case jpeg

  /// The format WebP.
  case webP = "webp"

  /// The format GIF.
  case gif

  /// The format SVG.
  case svg

  /// The name for the user.
  public var name: String {
    switch self {
    case .png, .jpeg, .gif, .svg: rawValue.uppercased()
    case .webP: "WebP"
    }
  }

  /// Determines the format of a file by its first bytes, because the extension of a file can be
  /// missing or wrong. Returns `nil` if the file is not a picture.
  public init?(_ data: Data) {
    let start = [UInt8](data.prefix(16))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: Array("RIFF".utf8)),
      start.dropFirst(8).starts(with: Array("WEBP".utf8))
    {
      self = .webP
    } else if start.starts(with: Array("GIF87a".utf8)) || start.starts(with: Array("GIF89a".utf8)) {
      self = .gif
    } else if Self.isSVG(data) {
      self = .svg
    } else {
      return nil
    }
  }

  /// Returns whether the first element of a file is the element `svg`. The element can follow a
  /// declaration, comments and a document type.
  private static func isSVG(_ data: Data) -> Bool {
    // A picture with a longer prologue is unlikely, and the prologue of a large file is not text.
    let text = String(decoding: data.prefix(64 * 1024), as: UTF8.self)
    var rest = text.trimmingPrefix("\u{FEFF}")[...]
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("<!--") {
        guard let end = rest.firstRange(of: "-->") else { return false }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
        guard let end = endOfDeclaration(rest) else { return false }
        rest = rest[end...]
      } else {
        let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        return rest.hasPrefix("<") && (name == "svg" || name.hasSuffix(":svg"))
      }
    }
  }

  /// Returns the position after a declaration. A document type can contain declarations in
  /// brackets.
  private static func endOfDeclaration(_ text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case ">" where depth <= 0: return text.index(after: index)
      default: break
      }
    }
    return nil
  }
}
