import Foundation
import Gtk

/// A color in the color space OKLab, in which the lightness corresponds to the perceived lightness.
///
/// The matrices are those of the author of the space: Björn Ottosson, “A perceptual color space for
/// image processing”, 2020, https://bottosson.github.io/posts/oklab/.
struct OKLab: Equatable {
  /// The lightness from 0, black, to 1, white.
  var lightness: Double
  /// The position between green, negative, and red, positive.
  var a: Double
  /// The position between blue, negative, and yellow, positive.
  var b: Double

  /// Converts a color. The opacity is ignored.
  init(_ color: RGBA) {
    let (red, green, blue) = (
      Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue)
    )
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  /// The opaque color. Components outside the range of the screen are clamped.
  var rgba: RGBA {
    func cubed(_ value: Double) -> Double { value * value * value }
    let long = cubed(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cubed(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cubed(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return RGBA(
      red: Self.encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      green: Self.encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      blue: Self.encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short)
    )
  }

  /// Returns the intensity of light of a component of sRGB.
  static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// Returns the component of sRGB of an intensity of light, clamped to the range from 0 to 1.
  private static func encoded(_ intensity: Double) -> Double {
    let component =
      intensity <= 0.0031308 ? intensity * 12.92 : 1.055 * pow(intensity, 1 / 2.4) - 0.055
    return min(max(component, 0), 1)
  }
}
