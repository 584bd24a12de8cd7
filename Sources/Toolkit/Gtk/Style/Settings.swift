import CGtk

/// The settings of the desktop on a display. Setting a property overrides the setting in this
/// program only.
@MainActor
public final class Settings: Object {
  /// The settings of the default display, or `nil` if there is no display.
  public static var `default`: Settings? {
    guard let settings = gtk_settings_get_default() else { return nil }
    return existing(for: UnsafeMutableRawPointer(settings)) as? Settings ?? Settings(settings)
  }

  /// Whether animations are enabled.
  public var enablesAnimations: Bool {
    get { property("gtk-enable-animations", as: Bool.self) }
    set { setProperty("gtk-enable-animations", newValue) }
  }

  /// Whether the text cursor blinks.
  public var blinksCursor: Bool {
    get { property("gtk-cursor-blink") }
    set { setProperty("gtk-cursor-blink", newValue) }
  }

  /// Whether GTK uses the dark variant of the theme. Wraps the property
  /// `gtk-application-prefer-dark-theme`.
  public var prefersDarkTheme: Bool {
    get { property("gtk-application-prefer-dark-theme", as: Bool.self) }
    set { setProperty("gtk-application-prefer-dark-theme", newValue) }
  }

  /// The name of the GTK theme, such as "Adwaita". Setting `nil` stores the empty string. Wraps
  /// the property `gtk-theme-name`.
  public var themeName: String? {
    get { property("gtk-theme-name", as: String?.self) }
    set { setProperty("gtk-theme-name", newValue ?? "") }
  }

  /// The buttons in the header of windows, and the sides of the buttons, such as ":close". Setting
  /// `nil` stores the empty string.
  public var decorationLayout: String? {
    get { property("gtk-decoration-layout", as: String?.self) }
    set { setProperty("gtk-decoration-layout", newValue ?? "") }
  }

  /// The dots per inch, multiplied by 1,024, or a negative number for the default of GTK. The value
  /// 96 × 1,024 is a text size of 100 %.
  public var xftDPI: Int {
    get { Int(property("gtk-xft-dpi", as: Int32.self)) }
    set { setProperty("gtk-xft-dpi", Int32(clamping: newValue)) }
  }

  /// The size of text relative to the usual size. For example, 2 is a text size of 200 %.
  public var textScale: Double {
    let dpi = xftDPI
    // A negative value means the default of GTK, which is the usual size.
    return dpi > 0 ? Double(dpi) / (96 * 1024) : 1
  }

  /// Calls `handler` when ``textScale`` changes.
  @discardableResult
  public func onTextScaleChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("gtk-xft-dpi", handler)
  }

  /// Calls `handler` when the user or the program changes ``enablesAnimations``.
  @discardableResult
  public func onAnimationsChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("gtk-enable-animations", handler)
  }

  /// Calls `handler` when ``decorationLayout`` changes.
  @discardableResult
  public func onDecorationLayoutChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    onNotify("gtk-decoration-layout", handler)
  }

  /// Calls `handler` when ``prefersDarkTheme`` changes.
  @discardableResult
  public func onDarkThemeChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    onNotify("gtk-application-prefer-dark-theme", handler)
  }
}
