import CGtk

/// What the desktop wants of all programs on a display, and what this one makes of it.
@MainActor
public final class Settings: Object {
  /// The settings of the default display, or nil without one.
  public static var `default`: Settings? {
    guard let settings = gtk_settings_get_default() else { return nil }
    return existing(for: UnsafeMutableRawPointer(settings)) as? Settings ?? Settings(settings)
  }

  /// Whether transitions are shown.
  public var enablesAnimations: Bool {
    get { boolProperty("gtk-enable-animations") }
    set { setProperty("gtk-enable-animations", newValue) }
  }

  public var prefersDarkTheme: Bool {
    get { boolProperty("gtk-application-prefer-dark-theme") }
    set { setProperty("gtk-application-prefer-dark-theme", newValue) }
  }

  public var themeName: String? {
    get { stringProperty("gtk-theme-name") }
    set { setProperty("gtk-theme-name", newValue ?? "") }
  }

  /// Which buttons windows have in their header, and at which side, such as ":close".
  public var decorationLayout: String? {
    get { stringProperty("gtk-decoration-layout") }
    set { setProperty("gtk-decoration-layout", newValue ?? "") }
  }

  /// Dots an inch, times 1,024; 96 times 1,024 is a text size of 100 %.
  public var xftDPI: Int {
    get { Int(intProperty("gtk-xft-dpi")) }
    set { setProperty("gtk-xft-dpi", Int32(clamping: newValue)) }
  }

  @discardableResult
  public func onAnimationsChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("gtk-enable-animations", handler)
  }

  @discardableResult
  public func onDarkThemeChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("gtk-application-prefer-dark-theme", handler)
  }
}
