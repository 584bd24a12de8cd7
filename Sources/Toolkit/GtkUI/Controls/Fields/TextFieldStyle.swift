/// How text fields look.
public enum TextFieldStyle: Hashable, Sendable {
  /// In a frame.
  case roundedBorder
  /// The text alone, for a row that says what it is for.
  case plain

  public static let automatic = TextFieldStyle.roundedBorder
}

extension View {
  /// How text fields within look.
  public func textFieldStyle(_ style: TextFieldStyle) -> some View {
    environment(\.textFieldStyle, style)
  }
}

private enum TextFieldStyleKey: EnvironmentKey {
  static let defaultValue = TextFieldStyle.automatic
}

extension EnvironmentValues {
  var textFieldStyle: TextFieldStyle {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}
