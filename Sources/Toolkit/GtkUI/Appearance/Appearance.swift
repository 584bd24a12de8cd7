import Gtk
import Observation

/// The light or dark style of the app, which the desktop or a view sets, and the size of text.
///
/// A body that reads the style observes the style. If the user has set `GTK_THEME`, the theme in
/// `GTK_THEME` is used, and neither the desktop nor a view changes the style.
@MainActor
final class Appearance: Observable {
  static let shared = Appearance()

  private let registrar = ObservationRegistrar()
  private var portal: AppearancePortal?
  /// The style that a test sets, or `nil`. The style overrides the desktop and the views.
  private var testStyle: ColorScheme?
  private var preferences: [(owner: ObjectIdentifier, scheme: ColorScheme)] = []
  /// The value of GTK's setting before the app has changed the setting.
  private var initiallyPrefersDark: Bool?
  private var isConnected = false
  private var current = ColorScheme.light
  private var currentTextScale = 1.0

  /// Whether the theme is the default theme of GTK, and not a theme that the user has chosen.
  var usesDefaultTheme: Bool {
    connect()
    return Self.isDefault(Gtk.Settings.forcedThemeName ?? Gtk.Settings.default?.themeName ?? "")
  }

  /// The colors of the toolkit's own looks for the current style, contrast and accent color.
  var palette: DesktopPalette {
    connect()
    let theme = Gtk.Settings.forcedThemeName ?? Gtk.Settings.default?.themeName ?? ""
    return DesktopPalette(
      isDark: current == .dark,
      hasMoreContrast: portal?.preferences.prefersMoreContrast == true
        || theme.contains("HighContrast") || theme.contains("-hc")
        || theme.contains(":hc"),
      accent: portal?.preferences.accentColor.flatMap(AccentColor.init(nearest:)) ?? .blue
    )
  }

  /// The current style.
  var colorScheme: ColorScheme {
    connect()
    registrar.access(self, keyPath: \.colorScheme)
    return current
  }

  /// The size of text relative to the default size. The value 2 is a text size of 200 %.
  var textScale: Double {
    connect()
    registrar.access(self, keyPath: \.textScale)
    return currentTextScale
  }

  /// Starts to observe the preference of the desktop.
  func followDesktop() {
    connect()
    portal = AppearancePortal { [weak self] _ in
      self?.apply()
      StyleSheet.appearanceDidChange()
    }
  }

  func stopFollowingDesktop() {
    portal = nil
    apply()
  }

  /// Sets or removes the preference of a view. The last preference that was added is used.
  func prefer(_ scheme: ColorScheme?, by owner: AnyObject) {
    connect()
    let index = preferences.firstIndex { $0.owner == ObjectIdentifier(owner) }
    switch (index, scheme) {
    case (let index?, let scheme?): preferences[index].scheme = scheme
    case (let index?, nil): preferences.remove(at: index)
    case (nil, let scheme?): preferences.append((ObjectIdentifier(owner), scheme))
    case (nil, nil): return
    }
    apply()
  }

  /// Sets the style that a test requires, or `nil` for the style of the desktop and the views.
  func setTestStyle(_ style: ColorScheme?) {
    connect()
    testStyle = style
    apply()
  }

  private func apply() {
    guard let settings = Gtk.Settings.default else { return }
    let desktop = portal?.preferences.colorScheme.map { $0 == .preferDark }
    let preferred = (testStyle ?? preferences.last?.scheme).map { $0 == .dark }
    let prefersDark = preferred ?? desktop ?? initiallyPrefersDark ?? false
    if settings.prefersDarkTheme != prefersDark {
      settings.prefersDarkTheme = prefersDark
    }
  }

  private func connect() {
    guard !isConnected, let settings = Gtk.Settings.default else { return }
    isConnected = true
    initiallyPrefersDark = settings.prefersDarkTheme
    current = Self.scheme(of: settings)
    settings.onDarkThemeChanged { [weak self] in self?.settingsDidChange() }
    settings.onThemeNameChanged { [weak self] in self?.settingsDidChange() }
    currentTextScale = settings.textScale
    settings.onTextScaleChanged { [weak self] in self?.textScaleDidChange() }
  }

  private func settingsDidChange() {
    guard let settings = Gtk.Settings.default else { return }
    let scheme = Self.scheme(of: settings)
    if scheme != current {
      registrar.withMutation(of: self, keyPath: \.colorScheme) { current = scheme }
    }
    StyleSheet.appearanceDidChange()
  }

  private func textScaleDidChange() {
    guard let scale = Gtk.Settings.default?.textScale, scale != currentTextScale else { return }
    registrar.withMutation(of: self, keyPath: \.textScale) { currentTextScale = scale }
    StyleSheet.textScaleDidChange()
  }

  private static func scheme(of settings: Gtk.Settings) -> ColorScheme {
    if let forced = Gtk.Settings.forcedThemeName { return isDark(forced) ? .dark : .light }
    return settings.prefersDarkTheme || isDark(settings.themeName ?? "") ? .dark : .light
  }

  /// Returns whether a name is one of the names of GTK's default theme and its variants. GTK uses
  /// its default theme if the settings of a desktop contain one of these names.
  private static func isDefault(_ theme: String) -> Bool {
    let name = theme.prefix { $0 != ":" }
    return [
      "", "Default", "Default-dark", "Default-hc", "Default-hc-dark", "Adwaita", "Adwaita-dark",
      "HighContrast", "HighContrastInverse",
    ].contains(name)
  }

  /// Returns whether the name of a theme is the name of a dark theme, such as "Adwaita:dark",
  /// "Adwaita-dark" or "HighContrastInverse".
  private static func isDark(_ theme: String) -> Bool {
    theme.hasSuffix(":dark") || theme.hasSuffix("-dark") || theme.hasSuffix("Inverse")
  }
}

/// Sets the light or dark style for tests, whatever the desktop and the views prefer. `nil` ends
/// the setting.
@MainActor
package func setTestColorScheme(_ colorScheme: ColorScheme?) {
  Appearance.shared.setTestStyle(colorScheme)
}
