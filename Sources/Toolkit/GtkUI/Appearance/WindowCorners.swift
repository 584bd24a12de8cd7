/// The rules for the rounded corners of the parts of a window, which are the same parts with each
/// theme.
enum WindowCorners {
  /// Returns the rules for the corners of the content, of the header and of the columns of a split
  /// view.
  ///
  /// - Parameters:
  ///   - top: The radius in pixels of the corners at the top edge.
  ///   - bottom: The radius in pixels of the corners at the bottom edge.
  /// - Returns: The rules.
  static func css(top: Int, bottom: Int) -> String {
    let base = "\(WindowSelector.floating) .window-base"
    return """
      \(WindowSelector.floating) .window-content {
        border-radius: \(top)px \(top)px \(bottom)px \(bottom)px;
      }
      \(base) > headerbar, \(WindowSelector.floating) .dialog-layer {
        border-top-left-radius: \(top)px;
        border-top-right-radius: \(top)px;
      }
      \(base) .split-start:dir(ltr), \(base) .split-start:dir(ltr) > headerbar,
      \(base) .split-end:dir(rtl) > headerbar {
        border-top-left-radius: \(top)px;
      }
      \(base) .split-start:dir(rtl), \(base) .split-start:dir(rtl) > headerbar,
      \(base) .split-end:dir(ltr) > headerbar {
        border-top-right-radius: \(top)px;
      }

      """
  }
}
