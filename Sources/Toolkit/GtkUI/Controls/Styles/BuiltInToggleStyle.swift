/// A built-in toggle style.
@MainActor
protocol BuiltInToggleStyle {
  var appearance: ToggleAppearance { get }
}

/// The appearance of a toggle that GTK draws.
enum ToggleAppearance {
  case `switch`, checkbox, button
}

/// The type of the static members `.automatic`, `.switch`, `.checkbox` and `.button`. With one
/// type, a conditional expression can select a style.
public struct StandardToggleStyle: ToggleStyle, BuiltInToggleStyle {
  let appearance: ToggleAppearance

  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

extension ToggleStyle where Self == StandardToggleStyle {
  /// A style that shows a switch at the end of a row.
  public static var automatic: Self { Self(appearance: .switch) }
  /// A style that shows a switch at the end of a row.
  public static var `switch`: Self { Self(appearance: .switch) }
  /// A style that shows a check box.
  public static var checkbox: Self { Self(appearance: .checkbox) }
  /// A style that shows a button, which appears pressed while the toggle is on.
  public static var button: Self { Self(appearance: .button) }
}

/// A style that shows a switch at the end of a row.
public struct DefaultToggleStyle: ToggleStyle, BuiltInToggleStyle {
  /// Creates the default style, which looks like `.switch`.
  public init() {}

  var appearance: ToggleAppearance { .switch }

  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// A style that shows a switch at the end of a row.
public struct SwitchToggleStyle: ToggleStyle, BuiltInToggleStyle {
  /// Creates a style with the appearance of `.switch`.
  public init() {}

  var appearance: ToggleAppearance { .switch }

  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// A style that shows a check box.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInToggleStyle {
  /// Creates a style with the appearance of `.checkbox`.
  public init() {}

  var appearance: ToggleAppearance { .checkbox }

  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// A style that shows a button, which appears pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle, BuiltInToggleStyle {
  /// Creates a style with the appearance of `.button`.
  public init() {}

  var appearance: ToggleAppearance { .button }

  /// Returns the toggle in this style.
  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}
