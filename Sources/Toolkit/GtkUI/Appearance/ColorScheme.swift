/// The light or the dark style.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on a light background, or light text on a dark background.
  case light, dark
}

extension EnvironmentValues {
  /// The current style. A view that reads the style is evaluated again when the style changes.
  public var colorScheme: ColorScheme { Appearance.shared.colorScheme }
}
