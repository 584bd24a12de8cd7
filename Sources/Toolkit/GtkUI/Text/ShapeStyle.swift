import Gtk

/// A colour, or a part that one plays: what text and icons are drawn with.
///
/// ```swift
/// .foregroundStyle(.secondary)
/// .foregroundStyle(.red)
/// ```
public protocol ShapeStyle: Sendable {
  /// What the toolkit makes of it.
  var foreground: ForegroundStyle { get }
}

/// What text and icons are drawn with, in the toolkit's terms.
public struct ForegroundStyle: Hashable, Sendable {
  /// The class of the style sheet, if there is one.
  let cssClass: String?
  /// The colour where there can be no class: of a stretch within other text.
  let stretch: StretchColor?
  /// The class for what can have no colour of its own, such as an icon.
  let nearestClass: String?

  /// The colour itself; `nil` for what is but a part of that of text.
  var rgba: RGBA? {
    switch stretch {
    case .exact(let color)?, .readable(let color)?: color
    case .part?, nil: nil
    }
  }
}

/// The colour of a stretch of text, which can't have a class of the style sheet.
enum StretchColor: Hashable {
  /// Exactly this one.
  case exact(RGBA)
  /// This one, towards that of text, as the style sheet has it.
  case readable(RGBA)
  /// So much of the colour that the text has.
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

/// How much something stands out.
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

/// The colour that controls have; see `tint(_:)`.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public var foreground: ForegroundStyle { Color.accentColor.foreground }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The colour that text has by itself.
  public static var primary: Self { .first }
  /// What matters less: dimmed.
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
