/// Selectors of windows in style sheets.
enum WindowSelector {
  /// A selector of windows with rounded corners. The corners of a window at an edge of
  /// the monitor are not rounded.
  static let floating =
    "window.csd:not(.maximized):not(.fullscreen):not(.tiled):not(.tiled-top):not(.tiled-left)"
    + ":not(.tiled-right):not(.tiled-bottom)"
}
