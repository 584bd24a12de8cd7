import Gtk

/// An accent color of GNOME, which the user chooses in the settings of the desktop.
enum AccentColor: UInt32, CaseIterable {
  case blue = 0x3584E4
  case teal = 0x2190A4
  case green = 0x3A944A
  case yellow = 0xC88800
  case orange = 0xED5B00
  case red = 0xE62D42
  case pink = 0xD56199
  case purple = 0x9141AC
  case slate = 0x6F8396

  /// Returns the accent color that is most similar to a color of the settings portal, or `nil` if a
  /// component is outside the range from 0 to 1, which means that the user has no preference.
  init?(nearest color: RGBA) {
    guard [color.red, color.green, color.blue].allSatisfy((0...1).contains) else { return nil }
    let wanted = OKLab(color)
    func distance(_ accent: AccentColor) -> Double {
      let other = OKLab(accent.rgba)
      let (a, b) = (wanted.a - other.a, wanted.b - other.b)
      let lightness = wanted.lightness - other.lightness
      return a * a + b * b + lightness * lightness
    }
    guard let nearest = Self.allCases.min(by: { distance($0) < distance($1) }) else { return nil }
    self = nearest
  }

  /// The color for the background of controls.
  var rgba: RGBA { RGBA(rawValue) }
}

extension RGBA {
  /// Returns the color for text and icons on a background in the light or in the dark style. The
  /// color has the same hue, and is dark enough or light enough to be read.
  func asText(isDark: Bool) -> RGBA {
    var color = OKLab(self)
    color.lightness = isDark ? max(color.lightness, 0.85) : min(color.lightness, 0.5)
    return color.rgba
  }
}
