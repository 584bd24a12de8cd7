import Gtk

/// A colour, or a semantic style, with which text, icons and shapes are drawn.
///
/// ```swift
/// .foregroundStyle(.secondary)
/// .foregroundStyle(.red)
/// ```
public protocol ShapeStyle: Sendable {
  /// The representation of the style in the toolkit.
  var foreground: ForegroundStyle { get }
}

/// The representation of a ``ShapeStyle`` in the toolkit.
public struct ForegroundStyle: Hashable, Sendable {
  /// The CSS class, if there is a class for the style.
  let cssClass: String?
  /// The colour of a part of a text, because a part can't have a class. `nil` for the default
  /// colour of text.
  let spanColor: SpanColor?
  /// The nearest CSS class, for widgets that can't have an arbitrary colour, such as icons.
  let nearestClass: String?

  /// The opacity of the colour of text, if the style is a fraction of this colour.
  var textOpacity: Double? {
    if case .part(let part) = spanColor { part } else { nil }
  }

  /// The colour; `nil` for the default colour of text or a fraction of this colour.
  var rgba: RGBA? {
    switch spanColor {
    case .exact(let color)?, .readable(let color)?: color
    case .part?, nil: nil
    }
  }
}

/// The colour of a part of a text, because a part can't have a CSS class.
enum SpanColor: Hashable {
  /// Exactly this colour.
  case exact(RGBA)
  /// This colour mixed with the colour of text, as in the style sheet.
  case readable(RGBA)
  /// The colour of the text with this opacity.
  case part(Double)
}

extension Color: ShapeStyle {
  /// The representation of the colour in text and icons. Named colours are CSS classes, which adapt
  /// to the light and the dark style. In any other colour, text has exactly this colour, and icons
  /// have the nearest named colour.
  public var foreground: ForegroundStyle {
    switch level {
    case .primary: return HierarchicalShapeStyle.first.foreground(opacity: opacity)
    case .secondary: return HierarchicalShapeStyle.second.foreground(opacity: opacity)
    case nil: break
    }
    let name = name
    return ForegroundStyle(
      cssClass: name.map { "foreground-\($0)" },
      spanColor: name == nil ? .exact(rgba) : .readable(rgba),
      nearestClass: "foreground-\(name ?? nearestName)"
    )
  }
}

/// A level of emphasis.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The representation of the level in text and icons, as a CSS class of the level.
  public let foreground: ForegroundStyle
  /// The opacity of the level, as a fraction of the opacity of text.
  private let part: Double

  private init(_ cssClass: String, _ part: Double) {
    foreground = ForegroundStyle(
      cssClass: cssClass,
      spanColor: part < 1 ? .part(part) : nil,
      nearestClass: cssClass
    )
    self.part = part
  }

  /// Returns the representation of the level with its opacity multiplied by `opacity`. Text has
  /// exactly this opacity, and icons have the nearest level. An opacity of 1 or more has no effect.
  func foreground(opacity: Double) -> ForegroundStyle {
    guard opacity < 1 else { return foreground }
    let part = part * max(opacity, 0)
    let nearest = Self.all.min { abs($0.part - part) < abs($1.part - part) }
    return ForegroundStyle(
      cssClass: nil,
      spanColor: .part(part),
      nearestClass: nearest?.foreground.cssClass
    )
  }

  static let all = [first, second, third, fourth]
  static let first = Self("foreground-primary", 1)
  static let second = Self("dim-label", 0.55)
  static let third = Self("foreground-tertiary", 0.4)
  static let fourth = Self("foreground-quaternary", 0.25)
}

/// The accent colour. The style doesn't read the colour that `tint(_:)` sets.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style of the accent colour. All values of this type are equivalent.
  public init() {}

  /// The representation of `Color.accentColor`.
  public var foreground: ForegroundStyle { Color.accentColor.foreground }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The default colour of text.
  public static var primary: Self { .first }
  /// The dimmed colour of less important content.
  public static var secondary: Self { .second }
  /// The colour of text with an opacity of 40%, for content less important than `secondary`.
  public static var tertiary: Self { .third }
  /// The colour of text with an opacity of 25%, for the least important content.
  public static var quaternary: Self { .fourth }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The accent colour, regardless of the colour that `tint(_:)` sets.
  public static var tint: Self { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// The colour `Color.red`, which adapts to the light and the dark style.
  public static var red: Color { Color.red }
  /// The colour `Color.orange`, which adapts to the light and the dark style.
  public static var orange: Color { Color.orange }
  /// The colour `Color.yellow`, which adapts to the light and the dark style.
  public static var yellow: Color { Color.yellow }
  /// The colour `Color.green`, which adapts to the light and the dark style.
  public static var green: Color { Color.green }
  /// The colour `Color.mint`, which adapts to the light and the dark style.
  public static var mint: Color { Color.mint }
  /// The colour `Color.teal`, which adapts to the light and the dark style.
  public static var teal: Color { Color.teal }
  /// The colour `Color.cyan`, which adapts to the light and the dark style.
  public static var cyan: Color { Color.cyan }
  /// The colour `Color.blue`, which adapts to the light and the dark style.
  public static var blue: Color { Color.blue }
  /// The colour `Color.indigo`, which adapts to the light and the dark style.
  public static var indigo: Color { Color.indigo }
  /// The colour `Color.purple`, which adapts to the light and the dark style.
  public static var purple: Color { Color.purple }
  /// The colour `Color.pink`, which adapts to the light and the dark style.
  public static var pink: Color { Color.pink }
  /// The colour `Color.brown`, which adapts to the light and the dark style.
  public static var brown: Color { Color.brown }
  /// The colour `Color.gray`, which adapts to the light and the dark style.
  public static var gray: Color { Color.gray }
  /// The colour `Color.black`, also in the dark style.
  public static var black: Color { Color.black }
  /// The colour `Color.white`, also in the light style.
  public static var white: Color { Color.white }
  /// The colour `Color.accentColor`, which adapts to the light and the dark style.
  public static var accentColor: Color { Color.accentColor }
}
