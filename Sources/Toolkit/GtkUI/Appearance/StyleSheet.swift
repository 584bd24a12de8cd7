import Gtk

/// The style sheet of the toolkit and of the app, in a single provider for all windows.
@MainActor
enum StyleSheet {
  private static var provider: CssProvider?
  private static var toolkitStyle = ""
  private static var appStyle = ""
  private static var additions: [String] = []

  /// Loads the styles of the toolkit and of the app. A second call replaces the styles.
  static func load(_ toolkitStyle: String, app appStyle: String) {
    guard let display = Display.default else { return }
    provider?.remove(from: display)
    let provider = CssProvider()
    self.toolkitStyle = toolkitStyle
    self.appStyle = appStyle
    provider.load(css)
    provider.add(to: display)
    self.provider = provider
  }

  /// Loads a style of the toolkit that only some apps need. Does nothing if the style was already
  /// added.
  static func add(_ style: String) {
    guard !additions.contains(style) else { return }
    additions.append(style)
    provider?.load(css)
  }

  /// Loads the sizes of icons for a new text size.
  static func textScaleDidChange() {
    provider?.load(css)
  }

  private static var css: String {
    IconSizes.css(textScale: Appearance.shared.textScale) + toolkitStyle + additions.joined()
      + appStyle
  }
}
