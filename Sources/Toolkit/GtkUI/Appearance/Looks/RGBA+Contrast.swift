import Gtk

extension RGBA {
  /// Creates a color from a number with two hexadecimal digits for each component, and an opacity.
  init(_ hex: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((hex >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// Returns the color with another opacity.
  func opacity(_ alpha: Double) -> RGBA {
    RGBA(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns the color that results from drawing this color over an opaque color.
  func over(_ background: RGBA) -> RGBA {
    func mix(_ front: Double, _ back: Double) -> Double { front * alpha + back * (1 - alpha) }
    return RGBA(
      red: mix(red, background.red),
      green: mix(green, background.green),
      blue: mix(blue, background.blue)
    )
  }

  /// Returns the contrast between two opaque colors, from 1 to 21.
  ///
  /// Source: Web Content Accessibility Guidelines 2.1, “contrast ratio” and “relative luminance”.
  func contrast(to other: RGBA) -> Double {
    let (first, second) = (luminance, other.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private var luminance: Double {
    0.2126 * OKLab.linear(red) + 0.7152 * OKLab.linear(green) + 0.0722 * OKLab.linear(blue)
  }

  /// The color in the syntax of CSS.
  var css: String {
    func byte(_ part: Double) -> Int { Int((min(max(part, 0), 1) * 255).rounded()) }
    return "rgba(\(byte(red)),\(byte(green)),\(byte(blue)),\(alpha))"
  }
}
