import CGtk

/// A color with red, green, blue and opacity components. The nominal range of each component is
/// from 0 to 1.
public struct RGBA: Hashable, Sendable {
  /// The red component. A value outside the range from 0 to 1 is clamped when the color is drawn.
  public var red: Double
  /// The green component. A value outside the range from 0 to 1 is clamped when the color is drawn.
  public var green: Double
  /// The blue component. A value outside the range from 0 to 1 is clamped when the color is drawn.
  public var blue: Double
  /// The opacity: 0 is transparent, 1 is opaque.
  public var alpha: Double

  /// Creates a color, which is opaque by default. The components are stored without a check.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red),
      green: Double(color.green),
      blue: Double(color.blue),
      alpha: Double(color.alpha)
    )
  }

  var gdk: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }

  /// Converts a component to a 16-bit component of Pango. A value outside the range from 0 to 1 is
  /// clamped. NaN is converted to 0.
  static func sixteenBit(_ part: Double) -> UInt16 {
    part > 0 ? UInt16(min(part, 1) * Double(UInt16.max)) : 0
  }
}
