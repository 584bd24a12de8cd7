/// The sizes of icons next to text that is larger or smaller than the default. GTK itself scales
/// only the text.
enum IconSizes {
  /// Returns the size of an icon in pixels for the current text size. `pixels` is the size for the
  /// default text size.
  static func scaled(_ pixels: Int, by textScale: Double) -> Int {
    max(1, Int((Double(pixels) * textScale).rounded()))
  }

  /// Returns CSS for icons whose size the theme sets. The CSS is empty for the default text size.
  static func css(textScale: Double) -> String {
    guard textScale != 1 else { return "" }
    // Most icons have the size that they inherit from the window.
    let normal = scaled(16, by: textScale)
    let large = scaled(32, by: textScale)
    let check = scaled(14, by: textScale)
    return """
      window, popover, .normal-icons {
        -gtk-icon-size: \(normal)px;
      }
      .large-icons {
        -gtk-icon-size: \(large)px;
      }
      check, radio {
        min-width: \(check)px;
        min-height: \(check)px;
        -gtk-icon-size: \(check)px;
      }

      """
  }
}
