import Gtk

/// The style of the toolkit's own widgets, in a single provider for the whole app. The style uses
/// CSS classes of the widgets.
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

  /// Loads a style of the toolkit that many apps don't need, unless the style was added before.
  static func add(_ style: String) {
    guard !additions.contains(style) else { return }
    additions.append(style)
    provider?.load(css)
  }

  /// Loads the icon sizes for another text size.
  static func textScaleDidChange() {
    provider?.load(css)
  }

  private static var css: String {
    IconSizes.css(textScale: Appearance.shared.textScale) + toolkitStyle + additions.joined()
      + appStyle
  }
}
