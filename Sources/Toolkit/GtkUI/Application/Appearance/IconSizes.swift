/// The sizes of icons next to text that is larger or smaller than usual. GTK scales only the text.
enum IconSizes {
  /// Returns a size in pixels for the usual size of text as a size for the actual size of text.
  static func scaled(_ pixels: Int, by textScale: Double) -> Int {
    max(1, Int((Double(pixels) * textScale).rounded()))
  }

  /// Returns the style of icons whose size the theme chooses; empty for the usual size of text.
  static func css(textScale: Double) -> String {
    guard textScale != 1 else { return "" }
    // The size of most icons is the size that the window passes on.
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
