/// The style sheet for the controls of the toolkit, in addition to the theme of GTK.
enum ControlStyleSheet {
  static let css = base + Color.named.map { rules($0.name, $0.color) }.joined()

  /// Text sizes are relative to the font that the user has selected. The sizes in the theme of GTK
  /// assume a font of 11 points.
  private static let base = """
    .large-title { font-size: 218%; }
    .title-1 { font-size: 182%; }
    .title-2, .title-3 { font-size: 136%; }
    .title-4 { font-size: 118%; }
    .heading, .body { font-size: 100%; }
    .subheadline { font-size: 91%; }
    .caption { font-size: 82%; }
    .foreground-primary { color: @window_fg_color; }
    .foreground-tertiary { color: alpha(currentColor, 0.4); }
    .foreground-quaternary { color: alpha(currentColor, 0.25); }
    button.plain, button.plain:hover, button.plain:active, menubutton.plain > button {
      padding: 0;
      min-width: 0;
      min-height: 0;
      font-weight: normal;
      background: none;
      box-shadow: none;
    }
    button.styled { border: none; font-weight: normal; }
    button.control-small:not(.plain), menubutton.control-small > button, entry.control-small,
    .control-small > button, dropdown.control-small > button {
      min-height: 16px;
      padding: 2px 6px;
      font-size: smaller;
    }
    button.control-large:not(.plain), menubutton.control-large > button, entry.control-large,
    .control-large > button, dropdown.control-large > button {
      min-height: 32px;
      padding: 6px 18px;
    }
    entry.control-large { padding: 6px 10px; }
    spinner.control-small { -gtk-icon-size: 12px; }
    spinner.control-large { min-width: 32px; min-height: 32px; }
    button.flat.destructive { color: @destructive_color; }
    .toast {
      margin: 12px 12px 24px;
      padding: 6px 6px 6px 18px;
      border-radius: 24px;
      color: @toast_fg_color;
      background-color: @toast_bg_color;
    }
    .toast:dir(rtl) { padding: 6px 18px 6px 6px; }
    .toast button, .toast button:hover, .toast button:active {
      min-height: 24px;
      min-width: 24px;
      padding: 4px;
      border: none;
      border-radius: 9999px;
      color: inherit;
      background: alpha(currentColor, 0.1);
      box-shadow: none;
      text-shadow: none;
    }
    .toast button:focus:focus-visible { outline-color: alpha(currentColor, 0.8); }
    .toast button.toast-action { padding: 4px 15px; }
    .toast button.flat { background: transparent; }
    .toast button:hover { background: alpha(currentColor, 0.2); }
    .toast button:active { background: alpha(currentColor, 0.3); }
    .form-row > button.link {
      padding-left: 0;
      padding-right: 0;
      outline-offset: 2px;
    }
    .text-editor > textview, .text-editor > textview > text { background: none; }

    """

  /// Returns the rules for a named colour. Text has the text color of the palette, which is
  /// readable in the light and in the dark style.
  private static func rules(_ name: String, _ color: Color) -> String {
    let hex =
      name == "accent"
      ? "@\(PaletteColor.accentBackground.rawValue)"
      : "#" + [color.red, color.green, color.blue].map(hexadecimal).joined()
    return """
      .foreground-\(name), button.flat.tint-\(name), spinner.tint-\(name) {
        color: @\(name)_text_color;
      }
      button.suggested-action.tint-\(name), button.suggested-action.tint-\(name):backdrop,
      switch.tint-\(name):checked, switch.tint-\(name):checked:backdrop,
      scale.tint-\(name) > trough > highlight,
      progressbar.tint-\(name) > trough > progress,
      levelbar.tint-\(name) > trough > block.filled {
        border-color: shade(\(hex), 0.8);
        background-image: none;
        background-color: \(hex);
      }
      button.suggested-action.tint-\(name):hover {
        background-image: image(alpha(white, 0.1));
        background-color: \(hex);
      }
      button.suggested-action.tint-\(name):active {
        background-image: image(alpha(black, 0.2));
        background-color: \(hex);
      }

      """
  }

  private static func hexadecimal(_ part: Double) -> String {
    let digits = String(Int((part * 255).rounded()), radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }
}
