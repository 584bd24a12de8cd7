/// A font with a text style of the theme, or with a size.
///
/// ```swift
/// Text("Counters").font(.title)
/// Text("42").font(.system(size: 48, weight: .bold)).monospacedDigit()
/// ```
///
/// The text styles are those of GNOME. They are CSS classes, which follow the text size that the
/// user has set.
public struct Font: Hashable, Sendable {
  enum Base: Hashable {
    case style(TextStyle)
    case system(size: Double)
    case custom(String, size: Double)
  }

  /// The purpose of a text, which determines its size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  public enum Weight: Int, Hashable, Sendable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  public enum Design: Hashable, Sendable {
    case `default`, monospaced, rounded, serif
  }

  let base: Base
  private(set) var weight: Weight?
  private(set) var design: Design = .default
  private(set) var isItalic = false
  private(set) var hasTabularFigures = false

  init(_ base: Base) {
    self.base = base
  }

  public static let largeTitle = Font(.style(.largeTitle))
  public static let title = Font(.style(.title))
  public static let title2 = Font(.style(.title2))
  public static let title3 = Font(.style(.title3))
  public static let headline = Font(.style(.headline))
  public static let subheadline = Font(.style(.subheadline))
  public static let body = Font(.style(.body))
  public static let callout = Font(.style(.callout))
  public static let footnote = Font(.style(.footnote))
  public static let caption = Font(.style(.caption))
  public static let caption2 = Font(.style(.caption2))

  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    var font = Font(.style(style))
    font.weight = weight
    font.design = design ?? .default
    return font
  }

  /// Returns a font of `size` points. If `size` is not a positive, finite number, the font has the
  /// size of the body style.
  public static func system(
    size: Double,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    var font = Font(.system(size: size > 0 && size.isFinite ? size : 11))
    font.weight = weight
    font.design = design ?? .default
    return font
  }

  /// Returns a font of a family. If the family isn't installed, the desktop chooses the nearest
  /// family.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(.custom(name, size: size > 0 && size.isFinite ? size : 11))
  }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  public func monospacedDigit() -> Font {
    var font = self
    font.hasTabularFigures = true
    return font
  }
}
