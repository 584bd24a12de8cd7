import GtkTestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

final class PaletteTests: XCTestCase {
  /// The pairs of a text color and a background in the looks.
  private let textPairs: [(PaletteColor, PaletteColor)] = [
    (.windowForeground, .windowBackground), (.viewForeground, .viewBackground),
    (.headerForeground, .headerBackground), (.sidebarForeground, .sidebarBackground),
    (.cardForeground, .cardBackground), (.dialogForeground, .dialogBackground),
    (.popoverForeground, .popoverBackground), (.accent, .windowBackground),
    (.accent, .cardBackground), (.accent, .popoverBackground), (.destructive, .windowBackground),
    (.destructive, .cardBackground), (.destructive, .dialogBackground),
    (.toastForeground, .toastBackground),
    (.success, .windowBackground), (.warning, .windowBackground), (.error, .cardBackground),
  ]

  func testTextIsReadableInEachStyleWithEachAccentColor() {
    forEachPalette { palette, name in
      for (text, background) in textPairs {
        let contrast = contrast(of: text, on: background, in: palette)
        XCTAssertGreaterThanOrEqual(contrast, 4.5, "\(text) on \(background), \(name)")
      }
    }
  }

  func testDimmedTextIsReadable() {
    forEachPalette { palette, name in
      for (text, background) in textPairs.prefix(7) {
        guard case .text(let opacity) = palette.value(.dim) else {
          return XCTFail("The color should be relative to the text color.")
        }
        let behind = color(background, in: palette)
        let dim = color(text, in: palette)
        let contrast = dim.opacity(dim.alpha * opacity).over(behind).contrast(to: behind)
        XCTAssertGreaterThanOrEqual(contrast, 4.5, "dim \(text) on \(background), \(name)")
      }
    }
  }

  func testBadgeOfATabIsReadable() {
    forEachPalette { palette, name in
      let contrast = contrast(of: .badgeForeground, on: .badgeBackground, in: palette)
      XCTAssertGreaterThanOrEqual(contrast, 4.5, name)
    }
  }

  func testNamedColorsAreReadableAsText() {
    forEachPalette { palette, name in
      for named in Color.named {
        guard case .fixed(let text) = palette.text(named.color.rgba) else {
          return XCTFail("The color should not depend on a theme.")
        }
        let behind = color(.windowBackground, in: palette)
        XCTAssertGreaterThanOrEqual(text.contrast(to: behind), 4.5, "\(named.name), \(name)")
      }
    }
  }

  func testControlsDifferFromTheirBackground() {
    forEachPalette { palette, name in
      let behind = color(.windowBackground, in: palette)
      let accent = color(.accentBackground, in: palette)
      XCTAssertGreaterThanOrEqual(accent.contrast(to: behind), 2.6, name)
      // The knob of a switch that is on is white.
      XCTAssertGreaterThanOrEqual(RGBA(0xFFFFFF).contrast(to: accent), 2.2, name)
    }
  }

  func testMoreContrastHasLinesAroundControlsAndDarkerText() {
    for isDark in [false, true] {
      let normal = palette(isDark, false)
      let more = palette(isDark, true)
      XCTAssertEqual(normal.value(.controlRing), .fixed(RGBA(0, alpha: 0)))
      XCTAssertEqual(more.value(.controlRing), .text(opacity: 0.5))
      XCTAssertGreaterThanOrEqual(
        contrast(of: .windowForeground, on: .windowBackground, in: more),
        contrast(of: .windowForeground, on: .windowBackground, in: normal)
      )
    }
  }

  func testEachNameIsDefinedOnceAndGTKParsesTheDefinitions() {
    onMain {
      let named = Color.named.map { ($0.name, $0.color.rgba) }
      for palette: any Palette in [palette(false, false), palette(true, true), ThemePalette()] {
        let css = palette.css(naming: named)
        let names = css.split(separator: "\n").map { $0.split(separator: " ")[1] }
        XCTAssertEqual(Set(names).count, names.count)
        XCTAssertEqual(names.count, PaletteColor.allCases.count + named.count)
        let provider = CssProvider()
        provider.onParsingError { XCTFail($0) }
        provider.load(css)
      }
    }
  }

  func testGTKParsesTheLooksAndAllColorsOfTheRulesAreDefined() {
    onMain {
      let css = Looks.controls + Looks.containers + ToolkitStyleSheet.css
      let provider = CssProvider()
      provider.onParsingError { XCTFail($0) }
      provider.load(css)
      let defined = Set(
        PaletteColor.allCases.map(\.rawValue) + Color.named.map { "\($0.name)_text_color" }
      )
      let used = Set(css.matches(of: /@([a-z_]+)/).map { String($0.1) })
      XCTAssertEqual(used.subtracting(defined), ["keyframes"])
      XCTAssertEqual(css.matches(of: /#[0-9a-f]{3,8}\b/).count, hexadecimalColors)
    }
  }

  private func forEachPalette(_ body: (DesktopPalette, String) -> Void) {
    for isDark in [false, true] {
      for hasMoreContrast in [false, true] {
        for accent in AccentColor.allCases {
          let palette = DesktopPalette(
            isDark: isDark,
            hasMoreContrast: hasMoreContrast,
            accent: accent
          )
          body(palette, "\(palette)")
        }
      }
    }
  }

  private func contrast(
    of text: PaletteColor,
    on background: PaletteColor,
    in palette: DesktopPalette
  ) -> Double {
    let behind = color(background, in: palette)
    return color(text, in: palette).over(behind).contrast(to: behind)
  }

  /// Returns a color. A transparent background is drawn over the window.
  private func color(_ name: PaletteColor, in palette: DesktopPalette) -> RGBA {
    guard case .fixed(let color) = palette.value(name) else {
      XCTFail("\(name) should not depend on the text color.")
      return RGBA(0)
    }
    guard name.rawValue.hasSuffix("bg_color"), name != .windowBackground else { return color }
    return color.over(self.color(.windowBackground, in: palette))
  }
}

/// The number of literal colors in the rules, which are the named colors of the toolkit.
private let hexadecimalColors = 13 * 4

private func palette(_ isDark: Bool, _ hasMoreContrast: Bool) -> DesktopPalette {
  DesktopPalette(isDark: isDark, hasMoreContrast: hasMoreContrast, accent: .blue)
}
