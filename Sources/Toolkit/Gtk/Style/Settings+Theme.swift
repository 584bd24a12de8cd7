import CGtk

extension Settings {
  /// Calls `handler` when the name of the theme changes, by the user or by the program.
  @discardableResult
  public func onThemeNameChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("gtk-theme-name", handler)
  }

  /// The theme that the user has set in the environment, which overrides the setting of the theme.
  public static var forcedThemeName: String? {
    guard let name = string(g_getenv("GTK_THEME")), !name.isEmpty else { return nil }
    return name
  }
}
