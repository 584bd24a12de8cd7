/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge

  /// The class of a widget of that size. GTK has no sizes: these come to three.
  var styleClass: String? {
    switch self {
    case .mini, .small: "control-small"
    case .regular: nil
    case .large, .extraLarge: "control-large"
    }
  }
}

extension View {
  /// How large buttons, menus, fields, pickers, steppers and spinners within are.
  ///
  /// ```swift
  /// Button("Continue") { … }
  ///   .buttonStyle(.borderedProminent)
  ///   .controlSize(.large)
  /// ```
  public func controlSize(_ size: ControlSize) -> some View {
    environment(\.controlSize, size)
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static let defaultValue = ControlSize.regular
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The classes of a control that has the colour and the size that were asked for.
  var controlClasses: [String] { [tintClass, controlSize.styleClass].compactMap(\.self) }

  /// The class of a control of the size that was asked for.
  var sizeClasses: [String] { controlSize.styleClass.map { [$0] } ?? [] }
}
