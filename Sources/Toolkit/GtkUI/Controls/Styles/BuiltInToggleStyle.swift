/// A toggle style that GTK draws.
@MainActor
protocol BuiltInToggleStyle {
  var appearance: ToggleAppearance { get }
}

/// The appearance of a toggle that GTK draws.
enum ToggleAppearance {
  case `switch`, checkbox, button
}

/// The type of all built-in toggle styles, so that a conditional expression can select a style.
public struct StandardToggleStyle: ToggleStyle, BuiltInToggleStyle {
  let appearance: ToggleAppearance

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == StandardToggleStyle {
  /// A switch at the end of a row.
  public static var automatic: Self { Self(appearance: .switch) }
  /// A switch at the end of a row.
  public static var `switch`: Self { Self(appearance: .switch) }
  /// A check box.
  public static var checkbox: Self { Self(appearance: .checkbox) }
  /// A button that appears pressed while the toggle is on.
  public static var button: Self { Self(appearance: .button) }
}

/// A style that shows a switch at the end of a row.
public struct DefaultToggleStyle: ToggleStyle, BuiltInToggleStyle {
  public init() {}

  var appearance: ToggleAppearance { .switch }

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// A style that shows a switch at the end of a row.
public struct SwitchToggleStyle: ToggleStyle, BuiltInToggleStyle {
  public init() {}

  var appearance: ToggleAppearance { .switch }

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// A style that shows a check box.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInToggleStyle {
  public init() {}

  var appearance: ToggleAppearance { .checkbox }

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// A style that shows a button, which appears pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle, BuiltInToggleStyle {
  public init() {}

  var appearance: ToggleAppearance { .button }

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}
