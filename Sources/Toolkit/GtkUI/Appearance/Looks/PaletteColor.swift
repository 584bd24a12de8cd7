import Gtk

/// The name of a color in style sheets.
///
/// Apps of GNOME use the same names, except for the last group. An app's own style sheet can use
/// all names, as in `@card_bg_color`.
enum PaletteColor: String, CaseIterable {
  case windowBackground = "window_bg_color"
  case windowForeground = "window_fg_color"
  case viewBackground = "view_bg_color"
  case viewForeground = "view_fg_color"
  case headerBackground = "headerbar_bg_color"
  case headerForeground = "headerbar_fg_color"
  /// The line between a bar and the content.
  case headerDarkerShade = "headerbar_darker_shade_color"
  case sidebarBackground = "sidebar_bg_color"
  case sidebarForeground = "sidebar_fg_color"
  case cardBackground = "card_bg_color"
  case cardForeground = "card_fg_color"
  case cardShade = "card_shade_color"
  case dialogBackground = "dialog_bg_color"
  case dialogForeground = "dialog_fg_color"
  case popoverBackground = "popover_bg_color"
  case popoverForeground = "popover_fg_color"
  case shade = "shade_color"
  /// The area over a window around a dialog in the window.
  case scrim = "scrim_color"
  /// A panel above the content, such as a toast.
  case toastBackground = "toast_bg_color"
  case toastForeground = "toast_fg_color"
  /// The badge of a tab.
  case badgeBackground = "badge_bg_color"
  case badgeForeground = "badge_fg_color"

  case accentBackground = "accent_bg_color"
  case accentForeground = "accent_fg_color"
  case accent = "accent_color"
  case destructiveBackground = "destructive_bg_color"
  case destructiveForeground = "destructive_fg_color"
  case destructive = "destructive_color"
  case success = "success_color"
  case warning = "warning_color"
  case error = "error_color"

  /// The line around a field or between two parts, relative to the text color.
  case border = "border_color"
  /// Text that is less important, relative to the text color.
  case dim = "dim_color"
  /// The background of a control, relative to the text color.
  case control = "control_color"
  case controlHover = "control_hover_color"
  case controlActive = "control_active_color"
  /// The background of a slider or of a switch that is off, relative to the text color.
  case trough = "trough_color"
  /// A line around a control, which is visible only with more contrast.
  case controlRing = "control_ring_color"
  /// The ring around the control with the focus.
  case focus = "focus_color"
  /// The knob of a slider, and of a switch that is off.
  case knob = "knob_color"
  /// The background of the chosen button of a group.
  case activeToggle = "active_toggle_bg_color"
}

/// The value of a color of the palette.
enum PaletteValue: Equatable {
  case fixed(RGBA)
  /// The color of the text of the widget, with an opacity.
  case text(opacity: Double)
  /// An expression of GTK's style sheets with colors of the theme.
  case theme(String)

  /// The value in the syntax of GTK's style sheets.
  var css: String {
    switch self {
    case .fixed(let color): color.css
    case .text(let opacity): "alpha(currentColor,\(opacity))"
    case .theme(let expression): expression
    }
  }
}
