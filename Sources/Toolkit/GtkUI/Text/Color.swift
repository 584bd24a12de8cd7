import Gtk

/// A colour with red, green, blue and opacity components. The nominal range of each component is
/// from 0 to 1.
///
/// ```swift
/// @State private var color = Color.red
/// Text("Late").foregroundStyle(.red)
/// ColorPicker("Background", selection: $color)
/// ```
///
/// Most of the named colours are colours of GNOME. Except for `black`, `white` and `clear`, text,
/// icons and controls in a named colour adapt to the light and the dark style.
public struct Color: Hashable, Sendable, Codable {
  /// The red component. The value is not limited to 0 through 1. Setting a component of `primary`
  /// or `secondary` results in a fixed colour.
  public var red: Double { didSet { level = nil } }
  /// The green component. The value is not limited to 0 through 1.
  public var green: Double { didSet { level = nil } }
  /// The blue component. The value is not limited to 0 through 1.
  public var blue: Double { didSet { level = nil } }
  /// The opacity, where 0 is transparent and 1 is opaque. `primary` and `secondary` with another
  /// opacity adapt to the light and the dark style, too.
  public var opacity: Double
  /// The emphasis of `primary` or `secondary`; `nil` for any other colour.
  private(set) var level: Level?

  /// Colours that are derived from the colour of text.
  enum Level: Codable {
    case primary, secondary
  }

  /// Creates a colour from components. The nominal range of each component is from 0 to 1, but the
  /// components are not limited to this range.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a grey between black, 0, and white, 1.
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

  /// Returns this colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }

  /// The red of GNOME, `#E01B24`.
  public static let red = Color(0xE01B24)
  /// The orange of GNOME, `#E66100`.
  public static let orange = Color(0xE66100)
  /// The dark yellow of GNOME, `#E5A50A`.
  public static let yellow = Color(0xE5A50A)
  /// The green of GNOME, `#2EC27E`.
  public static let green = Color(0x2EC27E)
  /// The light green of GNOME, `#57E389`.
  public static let mint = Color(0x57E389)
  /// The blue green of GNOME, `#2190A4`.
  public static let teal = Color(0x2190A4)
  /// The light blue of GNOME, `#62A0EA`.
  public static let cyan = Color(0x62A0EA)
  /// The blue of GNOME, `#1C71D8`. The colour of selected parts is `accentColor`.
  public static let blue = Color(0x1C71D8)
  /// A blue violet, `#4B5BC8`.
  public static let indigo = Color(0x4B5BC8)
  /// The purple of GNOME, `#9141AC`.
  public static let purple = Color(0x9141AC)
  /// The pink of GNOME, `#D56199`.
  public static let pink = Color(0xD56199)
  /// The brown of GNOME, `#986A44`.
  public static let brown = Color(0x986A44)
  /// The grey of GNOME, `#77767B`.
  public static let gray = Color(0x77767B)
  /// Black, `#000000`, also in the dark style. `primary` adapts to the style.
  public static let black = Color(white: 0)
  /// White, `#FFFFFF`, also in the light style.
  public static let white = Color(white: 1)
  /// A transparent black, with an opacity of 0.
  public static let clear = Color(white: 0, opacity: 0)
  /// The default colour of text. The components are the components of a dark grey.
  public static let primary = Color(.primary, white: 0.2)
  /// The colour of less important text. The components are the components of a grey.
  public static let secondary = Color(.secondary, white: 0.5)
  /// The blue of GNOME's default style for selected and completed parts.
  public static let accentColor = Color(0x3584E4)

  /// The colours for which the style sheet has classes, with their names.
  static let named: [(name: String, color: Color)] = [
    ("red", red), ("orange", orange), ("yellow", yellow), ("green", green), ("mint", mint),
    ("teal", teal), ("cyan", cyan), ("blue", blue), ("indigo", indigo), ("purple", purple),
    ("pink", pink), ("brown", brown), ("gray", gray), ("accent", accentColor),
  ]

  /// The name of exactly this colour in the style sheet, or `nil`.
  var name: String? { Self.named.first { $0.color == self }?.name }

  /// The name of the nearest named colour, for widgets that support only named colours.
  var nearestName: String {
    func distance(_ other: Color) -> Double {
      let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
      return red * red + green * green + blue * blue
    }
    return Self.named.min { distance($0.color) < distance($1.color) }?.name ?? "accent"
  }
}
