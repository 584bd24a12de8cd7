import Gtk

/// The style sheets of the toolkit and of the app, for all windows.
///
/// Each layer of rules is a provider of GTK, so that a change, such as a switch between the light
/// and the dark style, only parses the layers that it changes.
@MainActor
enum StyleSheet {
  /// A layer of rules. A rule of a later layer replaces the rules of the earlier layers, whatever
  /// the selectors are.
  private enum Layer: CaseIterable {
    /// The colors.
    case colors
    /// The looks of GTK's widgets.
    case controls
    /// The rules of the toolkit for its own containers.
    case toolkit
    /// The rules of the toolkit that only some apps need.
    case additions
    /// The rules of the app.
    case app
  }

  private static var providers: [Layer: CssProvider] = [:]
  private static var source = Source()
  private static var additions: [String] = []
  private static var loaded: [Layer: String] = [:]

  /// The style sheets that are loaded.
  struct Source {
    /// The rules of the toolkit that apply with each theme.
    var toolkit = ""
    /// The rules of the app.
    var app = ""
    /// Whether the toolkit's own looks replace the looks of GTK's default theme.
    var hasLooks = false
    /// The colors for which the palette defines a text color, by name.
    var namedColors: [(name: String, color: RGBA)] = []
  }

  /// Loads the style sheets. A second call replaces the style sheets.
  static func load(_ source: Source) {
    guard let display = Display.default else { return }
    self.source = source
    for layer in Layer.allCases where providers[layer] == nil {
      let provider = CssProvider()
      providers[layer] = provider
      provider.add(to: display)
    }
    update()
  }

  /// Loads a style of the toolkit that only some apps need. Does nothing if the style was already
  /// added.
  static func add(_ style: String) {
    guard !additions.contains(style) else { return }
    additions.append(style)
    update()
  }

  /// Loads the colors of the current style. If the user has selected another theme, also loads or
  /// unloads the looks.
  static func appearanceDidChange() { update() }

  /// Loads the sizes of icons for a new text size.
  static func textScaleDidChange() { update() }

  /// All rules, without the colors.
  static var css: String { Layer.allCases.dropFirst().map { css(of: $0) }.joined() }

  /// Loads the layers that have changed.
  private static func update() {
    for layer in Layer.allCases {
      guard let provider = providers[layer] else { continue }
      let css = css(of: layer)
      guard loaded[layer] != css else { continue }
      loaded[layer] = css
      provider.load(css)
    }
  }

  /// Whether the toolkit's own looks are loaded.
  static var showsLooks: Bool { source.hasLooks && Appearance.shared.usesDefaultTheme }

  private static func css(of layer: Layer) -> String {
    switch layer {
    case .colors:
      let palette: any Palette = showsLooks ? Appearance.shared.palette : ThemePalette()
      return palette.css(naming: source.namedColors)
    case .controls:
      return showsLooks ? Looks.controls : ""
    case .toolkit:
      let icons = IconSizes.css(textScale: Appearance.shared.textScale)
      return icons + source.toolkit + (showsLooks ? Looks.containers : "")
    case .additions: return additions.joined()
    case .app: return source.app
    }
  }
}
