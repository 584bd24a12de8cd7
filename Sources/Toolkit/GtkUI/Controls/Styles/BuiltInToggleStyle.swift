/// A style that is GTK's.
@MainActor
protocol BuiltInToggleStyle {
  var appearance: ToggleAppearance { get }
}

/// How GTK shows it.
enum ToggleAppearance {
  case `switch`, checkbox, button
}

/// One of the styles that are there already, whichever: they can be chosen from with a condition.
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
  /// A box to tick.
  public static var checkbox: Self { Self(appearance: .checkbox) }
  /// A button that stays pressed.
  public static var button: Self { Self(appearance: .button) }
}

/// A switch at the end of a row.
public struct DefaultToggleStyle: ToggleStyle, BuiltInToggleStyle {
  public init() {}

  var appearance: ToggleAppearance { .switch }

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// A switch at the end of a row.
public struct SwitchToggleStyle: ToggleStyle, BuiltInToggleStyle {
  public init() {}

  var appearance: ToggleAppearance { .switch }

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// A box to tick.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInToggleStyle {
  public init() {}

  var appearance: ToggleAppearance { .checkbox }

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle, BuiltInToggleStyle {
  public init() {}

  var appearance: ToggleAppearance { .button }

  public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(self)
  }
}
