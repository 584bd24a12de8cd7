import Gtk

/// The values of the named colors, for the current style of the desktop.
///
/// GTK 4.8 has no variables that depend on the style, so the toolkit loads the definitions again
/// when the style changes.
protocol Palette {
  func value(_ color: PaletteColor) -> PaletteValue
  /// Returns the color of text that has a named color, such as red.
  func text(_ color: RGBA) -> PaletteValue
}

extension Palette {
  /// Returns the definitions of all names. The text color of the color `red` has the name
  /// `red_text_color`.
  func css(naming named: [(name: String, color: RGBA)]) -> String {
    let colors = PaletteColor.allCases.map { ($0.rawValue, value($0)) }
    let texts = named.map { name, color in
      // The accent color of the desktop replaces the accent color of the toolkit.
      ("\(name)_text_color", name == "accent" ? value(.accent) : text(color))
    }
    return (colors + texts)
      .map { name, value in "@define-color \(name) \(value.css);\n" }
      .joined()
  }
}

/// The palette of GNOME's design of today. Source of the values: the style of GNOME's apps.
struct DesktopPalette: Palette, Equatable {
  var isDark: Bool
  var hasMoreContrast: Bool
  var accent: AccentColor

  func text(_ color: RGBA) -> PaletteValue { .fixed(color.asText(isDark: isDark)) }

  func value(_ color: PaletteColor) -> PaletteValue {
    switch color {
    case .border, .dim, .control, .controlHover, .controlActive, .trough:
      .text(opacity: opacity(color))
    case .accentBackground: .fixed(accent.rgba)
    case .accentForeground, .destructiveForeground, .badgeForeground: .fixed(RGBA(0xFFFFFF))
    case .badgeBackground: .fixed(RGBA(0x737373))
    case .accent: text(accent.rgba)
    case .focus: .fixed(accentText.opacity(hasMoreContrast ? 0.8 : 0.5))
    case .controlRing:
      hasMoreContrast ? .text(opacity: 0.5) : .fixed(RGBA(0, alpha: 0))
    default: .fixed(isDark ? dark(color) : light(color))
    }
  }

  private var accentText: RGBA { accent.rgba.asText(isDark: isDark) }

  /// The opacity of a color that is relative to the text color.
  private func opacity(_ color: PaletteColor) -> Double {
    switch color {
    case .border: hasMoreContrast ? 0.5 : 0.15
    case .dim: hasMoreContrast ? 0.9 : isDark ? 0.6 : 0.7
    case .controlHover: 0.15
    case .controlActive: 0.3
    case .trough: hasMoreContrast ? 0.3 : 0.15
    default: 0.1
    }
  }

  private func light(_ color: PaletteColor) -> RGBA {
    switch color {
    case .windowBackground, .dialogBackground: RGBA(0xFAFAFB)
    case .sidebarBackground: RGBA(0xEBEBED)
    case .toastBackground: hasMoreContrast ? RGBA(0x1D1D20) : RGBA(0x505053)
    case .cardShade, .shade: RGBA(0x000006, alpha: hasMoreContrast ? 0.5 : 0.07)
    case .headerDarkerShade: RGBA(0x000006, alpha: hasMoreContrast ? 0.5 : 0.12)
    case .scrim: RGBA(0, alpha: 0.14)
    case .destructiveBackground: RGBA(0xE01B24)
    case .destructive, .error: RGBA(0xC30000)
    case .success: RGBA(0x007C3D)
    case .warning: RGBA(0x905400)
    case .windowForeground, .viewForeground, .headerForeground, .sidebarForeground,
      .cardForeground, .dialogForeground, .popoverForeground:
      RGBA(0x000006, alpha: hasMoreContrast ? 1 : 0.8)
    default: RGBA(0xFFFFFF)
    }
  }

  private func dark(_ color: PaletteColor) -> RGBA {
    switch color {
    case .windowBackground: RGBA(0x222226)
    case .viewBackground: RGBA(0x1D1D20)
    case .headerBackground, .sidebarBackground: RGBA(0x2E2E32)
    case .cardBackground: RGBA(0xFFFFFF, alpha: 0.08)
    case .cardShade, .shade:
      hasMoreContrast
        ? RGBA(0xFFFFFF, alpha: 0.5) : RGBA(0x000006, alpha: color == .shade ? 0.25 : 0.36)
    case .headerDarkerShade:
      hasMoreContrast ? RGBA(0xFFFFFF, alpha: 0.5) : RGBA(0x000006, alpha: 0.9)
    case .dialogBackground, .popoverBackground: RGBA(0x36363A)
    case .toastBackground: RGBA(0x505053)
    case .destructiveBackground: RGBA(0xC01C28)
    case .destructive, .error: RGBA(0xFF938C)
    case .success: RGBA(0x78E9AB)
    case .warning: RGBA(0xFFC252)
    case .activeToggle: RGBA(0xFFFFFF, alpha: 0.2)
    case .knob: RGBA(0xD2D2D3)
    case .scrim: RGBA(0x000006, alpha: 0.5)
    default: RGBA(0xFFFFFF)
    }
  }
}

/// The palette for a theme that the user has chosen. All values are derived from the colors of the
/// theme.
struct ThemePalette: Palette, Equatable {
  func text(_ color: RGBA) -> PaletteValue {
    .theme("mix(\(color.css),@theme_text_color,0.3)")
  }

  func value(_ color: PaletteColor) -> PaletteValue {
    switch color {
    case .windowBackground, .headerBackground, .sidebarBackground, .dialogBackground:
      .theme("@theme_bg_color")
    case .windowForeground, .headerForeground, .sidebarForeground, .dialogForeground,
      .toastBackground:
      .theme("@theme_fg_color")
    case .toastForeground: .theme("@theme_bg_color")
    case .viewBackground, .popoverBackground: .theme("@theme_base_color")
    case .viewForeground, .popoverForeground, .cardForeground: .theme("@theme_text_color")
    case .cardBackground: .theme("shade(@theme_bg_color,1.1)")
    case .cardShade, .shade, .headerDarkerShade, .control: .text(opacity: 0.1)
    case .accentBackground, .badgeBackground: .theme("@theme_selected_bg_color")
    case .accentForeground, .badgeForeground: .theme("@theme_selected_fg_color")
    case .accent: .theme("mix(@theme_selected_bg_color,@theme_text_color,0.4)")
    case .focus: .theme("alpha(@theme_selected_bg_color,0.5)")
    case .destructiveBackground: .fixed(RGBA(0xE01B24))
    case .destructiveForeground: .fixed(RGBA(0xFFFFFF))
    // A name whose value is itself would be an endless definition, so the value of `error_color`
    // of the theme can't be used for `error_color`.
    case .destructive, .error: .theme("mix(#e01b24,@theme_text_color,0.3)")
    case .success: .theme("mix(#2ec27e,@theme_text_color,0.4)")
    case .warning: .theme("mix(#f5c211,@theme_text_color,0.4)")
    case .border, .controlHover, .trough: .text(opacity: 0.15)
    case .dim: .text(opacity: 0.55)
    case .controlActive: .text(opacity: 0.3)
    case .controlRing: .fixed(RGBA(0, alpha: 0))
    case .scrim: .fixed(RGBA(0, alpha: 0.3))
    case .knob, .activeToggle: .theme("@theme_base_color")
    }
  }
}
