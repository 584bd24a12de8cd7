/// Whether what is shown is light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

extension EnvironmentValues {
  /// Whether what is shown is light or dark. A view that reads it is evaluated again when the
  /// desktop changes from one to the other.
  public var colorScheme: ColorScheme { Appearance.shared.colorScheme }
}
