import CGtk

extension Settings {
  /// Calls `handler` when the user or the program changes the name of the theme.
  @discardableResult
  public func onThemeNameChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("gtk-theme-name", handler)
  }

  /// The theme that the user has set with the environment variable `GTK_THEME`, or `nil`. This
  /// theme overrides ``themeName``.
  public static var forcedThemeName: String? {
    guard let name = string(g_getenv("GTK_THEME")), !name.isEmpty else { return nil }
    return name
  }
}
