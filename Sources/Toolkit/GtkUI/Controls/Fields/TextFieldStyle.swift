/// The appearance of text fields.
public enum TextFieldStyle: Hashable, Sendable {
  /// A text field with a frame.
  case roundedBorder
  /// A text field without a frame, for a row whose label describes the field.
  case plain

  /// The default style, which is `roundedBorder`.
  public static let automatic = TextFieldStyle.roundedBorder
}

extension View {
  /// Sets the style of the text fields within this view.
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
