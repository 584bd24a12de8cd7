import Gtk

/// A colour, or a semantic style, with which text and icons are drawn.
///
/// ```swift
/// .foregroundStyle(.secondary)
/// .foregroundStyle(.red)
/// ```
public protocol ShapeStyle: Sendable {
  /// The representation of the style in the toolkit.
  var foreground: ForegroundStyle { get }
}

/// The representation of a ``ShapeStyle`` in the toolkit, for text and icons.
public struct ForegroundStyle: Hashable, Sendable {
  /// The CSS class, if there is a class for the style.
  let cssClass: String?
  /// The colour of a part of a text, because a part can't have a class.
  let stretch: StretchColor?
  /// The nearest CSS class, for widgets that can't have an arbitrary colour, such as icons.
  let nearestClass: String?

  /// The colour, or `nil` for a fraction of the colour of text.
  var rgba: RGBA? {
    switch stretch {
    case .exact(let color)?, .readable(let color)?: color
    case .part?, nil: nil
    }
  }
}

/// The colour of a part of a text, because a part can't have a CSS class.
enum StretchColor: Hashable {
  /// Exactly this colour.
  case exact(RGBA)
  /// This colour mixed with the colour of text, as in the style sheet.
  case readable(RGBA)
  /// The colour of the text with this opacity.
  case part(Double)
}

extension Color: ShapeStyle {
  public var foreground: ForegroundStyle {
    switch level {
    case .primary: return HierarchicalShapeStyle.first.foreground
    case .secondary: return HierarchicalShapeStyle.second.foreground
    case nil: break
    }
    let name = name
    return ForegroundStyle(
      cssClass: name.map { "foreground-\($0)" },
      stretch: name == nil ? .exact(rgba) : .readable(rgba),
      nearestClass: "foreground-\(name ?? nearestName)"
    )
  }
}

/// A level of emphasis.
public struct HierarchicalShapeStyle: ShapeStyle {
  public let foreground: ForegroundStyle

  private init(_ cssClass: String?, _ part: Double?) {
    foreground = ForegroundStyle(
      cssClass: cssClass,
      stretch: part.map { .part($0) },
      nearestClass: cssClass
    )
  }

  static let all = [first, second, third, fourth]
  static let first = Self("foreground-primary", nil)
  static let second = Self("dim-label", 0.55)
  static let third = Self("foreground-tertiary", 0.4)
  static let fourth = Self("foreground-quaternary", 0.25)
}

/// The accent colour. The style doesn't read the colour that `tint(_:)` sets.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public var foreground: ForegroundStyle { Color.accentColor.foreground }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The default colour of text.
  public static var primary: Self { .first }
  /// The dimmed colour of less important content.
  public static var secondary: Self { .second }
  public static var tertiary: Self { .third }
  public static var quaternary: Self { .fourth }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: Self { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var white: Color { Color.white }
  public static var accentColor: Color { Color.accentColor }
}
