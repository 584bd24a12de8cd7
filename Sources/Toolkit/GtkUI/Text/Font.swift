/// A font with a text style of the theme, or with a size.
///
/// ```swift
/// Text("Counters").font(.title)
/// Text("42").font(.system(size: 48, weight: .bold)).monospacedDigit()
/// ```
///
/// The text styles are the text styles of GNOME. The text styles follow the text size that the user
/// has set.
public struct Font: Hashable, Sendable {
  /// What determines the size. A number is in points of the desktop, 1/72 of an inch.
  enum Base: Hashable {
    case style(TextStyle)
    case system(size: Double)
    case custom(String, size: Double)
  }

  /// The purpose of a text, which determines the size and the weight of the text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// A style of titles, headings or text. `callout` looks like `body`.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    /// A style of the smallest text. `footnote`, `caption` and `caption2` look the same.
    case caption, caption2
  }

  /// The thickness of the strokes of a font. The raw value is the weight of CSS and Pango. If a
  /// family lacks a weight, the desktop chooses the nearest weight of the family.
  public enum Weight: Int, Hashable, Sendable {
    /// A weight of 100.
    case ultraLight = 100
    /// A weight of 200.
    case thin = 200
    /// A weight of 300, which is the weight of large titles.
    case light = 300
    /// A weight of 400, which is the weight of body text.
    case regular = 400
    /// A weight of 500.
    case medium = 500
    /// A weight of 600.
    case semibold = 600
    /// A weight of 700, which is the weight of headlines.
    case bold = 700
    /// A weight of 800, which is the weight of titles.
    case heavy = 800
    /// A weight of 900.
    case black = 900
  }

  /// The family of a font, specified by its purpose instead of its name.
  public enum Design: Hashable, Sendable {
    /// The family that the desktop uses for its text, or the family that fontconfig selects for
    /// `monospace` or `serif`. `rounded` and `default` are the same family.
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

  /// The font of the main title of a window, of 24 points in the default text size.
  public static let largeTitle = Font(.style(.largeTitle))
  /// The font of the title of a page, of 20 points in the default text size.
  public static let title = Font(.style(.title))
  /// The heavy font of the title of a group, of 15 points in the default text size.
  public static let title2 = Font(.style(.title2))
  /// The bold font of the title of a smaller group, of 15 points in the default text size.
  public static let title3 = Font(.style(.title3))
  /// The bold font of the heading of a section, in the size of body text.
  public static let headline = Font(.style(.headline))
  /// The font of a text below a heading, of 10 points in the default text size.
  public static let subheadline = Font(.style(.subheadline))
  /// The font of text without a font of its own, of 11 points in the default text size.
  public static let body = Font(.style(.body))
  /// The font of a remark. `body` looks the same.
  public static let callout = Font(.style(.callout))
  /// The font of a footnote, of 9 points in the default text size.
  public static let footnote = Font(.style(.footnote))
  /// The font of a caption. `footnote` looks the same.
  public static let caption = Font(.style(.caption))
  /// The font of a secondary caption. `footnote` looks the same.
  public static let caption2 = Font(.style(.caption2))

  /// Returns a font of a text style.
  ///
  /// - Parameters:
  ///   - style: The style, which follows the text size that the user has set.
  ///   - design: The family. If `nil`, the family of the desktop.
  ///   - weight: The weight. If `nil`, the weight of the style.
  ///
  /// - Returns: A font whose size follows the style.
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

  /// Returns a font of a size. If `size` is not a positive, finite number, the font has the size of
  /// the body style.
  ///
  /// The unit is SwiftUI's point, so that existing code looks the same here: a text without a font
  /// has a size of 13, as on a Mac. GNOME calls the same size 11 points, or 14.7 pixels. The size
  /// follows the text size that the user has set.
  public static func system(
    size: Double,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    var font = Font(.system(size: points(of: size)))
    font.weight = weight
    font.design = design ?? .default
    return font
  }

  /// Returns a font of a family. If the family isn't installed, the desktop chooses another family.
  /// If `size` is not a positive, finite number, the font has the size of the body style. The unit
  /// is the unit of `system(size:weight:design:)`: 13 is the size of a text without a font.
  public static func custom(_ name: String, size: Double) -> Font {
    Font(.custom(name, size: points(of: size)))
  }

  /// Converts a size of SwiftUI to points of the desktop, whose body text has 11 points.
  private static func points(of size: Double) -> Double {
    size > 0 && size.isFinite ? size * 11 / 13 : 11
  }

  /// Returns this font with another weight, which has precedence over the weight of its text style.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Returns this font with a weight of 700.
  public func bold() -> Font { weight(.bold) }

  /// Returns this font with slanted letters.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Returns this font in the monospaced family of the desktop. A font of `custom(_:size:)` retains
  /// its family.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// Returns this font with equal widths for all digits, if the family supports tabular figures.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasTabularFigures = true
    return font
  }
}
