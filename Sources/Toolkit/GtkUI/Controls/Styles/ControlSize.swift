/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The style sheet has three sizes. `mini` is the same size as `small`, and `extraLarge` is the
  /// same size as `large`.
  case mini, small, regular, large, extraLarge

  /// The CSS class of a widget of this size, or `nil` for the regular size.
  var styleClass: String? {
    switch self {
    case .mini, .small: "control-small"
    case .regular: nil
    case .large, .extraLarge: "control-large"
    }
  }
}

extension View {
  /// Sets the size of buttons, menus, fields, pickers, steppers and spinners within this view. The
  /// size of plain buttons does not change.
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
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The CSS classes of a control for the tint and the size of the environment.
  var controlClasses: [String] { [tintClass, controlSize.styleClass].compactMap(\.self) }

  /// The CSS class of a control for the size of the environment.
  var sizeClasses: [String] { controlSize.styleClass.map { [$0] } ?? [] }
}
