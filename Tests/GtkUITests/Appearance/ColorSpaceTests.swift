import XCTest

@testable import Gtk
@testable import GtkUI

final class ColorSpaceTests: XCTestCase {
  /// Values of the author of the color space for colors of XYZ that correspond to these colors.
  func testKnownColors() {
    let white = OKLab(RGBA(0xFFFFFF))
    XCTAssertEqual(white.lightness, 1, accuracy: 0.001)
    XCTAssertEqual(white.a, 0, accuracy: 0.001)
    XCTAssertEqual(white.b, 0, accuracy: 0.001)
    let red = OKLab(RGBA(0xFF0000))
    XCTAssertEqual(red.lightness, 0.628, accuracy: 0.001)
    XCTAssertEqual(red.a, 0.225, accuracy: 0.001)
    XCTAssertEqual(red.b, 0.126, accuracy: 0.001)
  }

  func testEachColorIsConvertedBack() {
    for hex: UInt32 in stride(from: 0, to: 0xFFFFFF, by: 0x01_2345) {
      let color = RGBA(hex)
      let back = OKLab(color).rgba
      XCTAssertEqual(back.red, color.red, accuracy: 0.001)
      XCTAssertEqual(back.green, color.green, accuracy: 0.001)
      XCTAssertEqual(back.blue, color.blue, accuracy: 0.001)
    }
  }

  func testContrastOfTheGuidelines() {
    XCTAssertEqual(RGBA(0).contrast(to: RGBA(0xFFFFFF)), 21, accuracy: 0.001)
    XCTAssertEqual(RGBA(0x777777).contrast(to: RGBA(0xFFFFFF)), 4.48, accuracy: 0.01)
    XCTAssertEqual(RGBA(0xFFFFFF).contrast(to: RGBA(0xFFFFFF)), 1, accuracy: 0.001)
  }

  func testTheNearestAccentColorIsFound() {
    for accent in AccentColor.allCases {
      XCTAssertEqual(AccentColor(nearest: accent.rgba), accent)
    }
    XCTAssertEqual(AccentColor(nearest: RGBA(red: 0.1, green: 0.9, blue: 0.1)), .green)
    XCTAssertEqual(AccentColor(nearest: RGBA(red: 0.5, green: 0.5, blue: 0.55)), .slate)
    XCTAssertNil(AccentColor(nearest: RGBA(red: -1, green: -1, blue: -1)))
    XCTAssertNil(AccentColor(nearest: RGBA(red: .nan, green: 0, blue: 0)))
  }

  /// The limits are 0.5 and 0.85. Clamping a color to the range of the screen changes its lightness.
  func testTheAccentColorAsTextHasTheLightnessOfTheStyle() {
    for accent in AccentColor.allCases {
      XCTAssertLessThanOrEqual(OKLab(accent.rgba.asText(isDark: false)).lightness, 0.52)
      XCTAssertGreaterThanOrEqual(OKLab(accent.rgba.asText(isDark: true)).lightness, 0.75)
    }
  }
}
