import Gtk

/// A colour: parts of red, green and blue, and how opaque it is, each from 0 to 1.
///
/// ```swift
/// @State private var color = Color.red
/// Text("Late").foregroundStyle(.red)
/// ColorPicker("Background", selection: $color)
/// ```
///
/// The named colours are GNOME's; text, icons and controls in one of them go with the light and the
/// dark style.
public struct Color: Hashable, Sendable, Codable {
  public var red: Double { didSet { level = nil } }
  public var green: Double { didSet { level = nil } }
  public var blue: Double { didSet { level = nil } }
  public var opacity: Double
  /// How much the colour stands out, if that is what it was asked for by.
  private(set) var level: Level?

  /// Colours that are what text has, or less of it.
  enum Level: Codable {
    case primary, secondary
  }

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// A grey, from black, 0, to white, 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  private init(_ level: Level, white: Double) {
    self.init(white: white)
    self.level = level
  }

  private init(_ hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  init(_ rgba: RGBA) {
    self.init(red: rgba.red, green: rgba.green, blue: rgba.blue, opacity: rgba.alpha)
  }

  var rgba: RGBA { RGBA(red: red, green: green, blue: blue, alpha: opacity) }

  /// The same colour, so much of it.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    // Less of the colour of text is what matters less, in the light style and in the dark one.
    if level != nil, opacity < 1 { color.level = .secondary }
    return color
  }

  public static let red = Color(0xE01B24)
  public static let orange = Color(0xE66100)
  public static let yellow = Color(0xE5A50A)
  public static let green = Color(0x2EC27E)
  public static let mint = Color(0x57E389)
  public static let teal = Color(0x2190A4)
  public static let cyan = Color(0x62A0EA)
  public static let blue = Color(0x1C71D8)
  public static let indigo = Color(0x4B5BC8)
  public static let purple = Color(0x9141AC)
  public static let pink = Color(0xD56199)
  public static let brown = Color(0x986A44)
  public static let gray = Color(0x77767B)
  public static let black = Color(white: 0)
  public static let white = Color(white: 1)
  public static let clear = Color(white: 0, opacity: 0)
  /// The colour that text has by itself. Where no theme is asked it is a dark grey.
  public static let primary = Color(.primary, white: 0.2)
  /// That of what matters less. Where no theme is asked it is a grey.
  public static let secondary = Color(.secondary, white: 0.5)
  /// What the theme has for what is chosen or done.
  public static let accentColor = Color(0x3584E4)

  /// Colours that the style sheet has classes for, by their names.
  static let named: [(name: String, color: Color)] = [
    ("red", red), ("orange", orange), ("yellow", yellow), ("green", green), ("mint", mint),
    ("teal", teal), ("cyan", cyan), ("blue", blue), ("indigo", indigo), ("purple", purple),
    ("pink", pink), ("brown", brown), ("gray", gray), ("accent", accentColor),
  ]

  /// The name that the style sheet has for exactly this colour.
  var name: String? { Self.named.first { $0.color == self }?.name }

  /// The name of the colour nearest to this one, for what can only have one of those.
  var nearestName: String {
    func distance(_ other: Color) -> Double {
      let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
      return red * red + green * green + blue * blue
    }
    return Self.named.min { distance($0.color) < distance($1.color) }?.name ?? "accent"
  }
}
