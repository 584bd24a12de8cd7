/// A built-in button style.
@MainActor
protocol BuiltInButtonStyle {
  var appearance: ButtonAppearance { get }
}

/// The appearance of a button that GTK draws.
enum ButtonAppearance {
  case bordered, borderedProminent, borderless, plain, link
}

/// The type of the static members `.automatic`, `.bordered`, `.borderedProminent`, `.borderless`,
/// `.plain` and `.link`. With one type, a conditional expression can select a style.
public struct StandardButtonStyle: ButtonStyle, BuiltInButtonStyle {
  let appearance: ButtonAppearance

  /// Returns the label of the button. GTK draws the rest of the button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ButtonStyle where Self == StandardButtonStyle {
  /// A style of buttons with a frame.
  public static var automatic: Self { Self(appearance: .bordered) }
  /// A style of buttons with a frame.
  public static var bordered: Self { Self(appearance: .bordered) }
  /// A style of prominent buttons with a frame, for the main action.
  public static var borderedProminent: Self { Self(appearance: .borderedProminent) }
  /// A style of buttons that show their frame only while the pointer is over the button.
  public static var borderless: Self { Self(appearance: .borderless) }
  /// A style of buttons that show only their content.
  public static var plain: Self { Self(appearance: .plain) }
  /// A style of buttons that show underlined text.
  public static var link: Self { Self(appearance: .link) }
}

/// A style of buttons with a frame.
public struct DefaultButtonStyle: ButtonStyle, BuiltInButtonStyle {
  /// Creates the default style, which looks like `.bordered`.
  public init() {}

  var appearance: ButtonAppearance { .bordered }

  /// Returns the label of the button. GTK draws the rest of the button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style of buttons with a frame.
public struct BorderedButtonStyle: ButtonStyle, BuiltInButtonStyle {
  /// Creates a style with the appearance of `.bordered`.
  public init() {}

  var appearance: ButtonAppearance { .bordered }

  /// Returns the label of the button. GTK draws the rest of the button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style of prominent buttons with a frame, for the main action.
public struct BorderedProminentButtonStyle: ButtonStyle, BuiltInButtonStyle {
  /// Creates a style with the appearance of `.borderedProminent`.
  public init() {}

  var appearance: ButtonAppearance { .borderedProminent }

  /// Returns the label of the button. GTK draws the rest of the button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style of buttons that show their frame only while the pointer is over the button.
public struct BorderlessButtonStyle: ButtonStyle, BuiltInButtonStyle {
  /// Creates a style with the appearance of `.borderless`.
  public init() {}

  var appearance: ButtonAppearance { .borderless }

  /// Returns the label of the button. GTK draws the rest of the button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style of buttons that show only their content.
public struct PlainButtonStyle: ButtonStyle, BuiltInButtonStyle {
  /// Creates a style with the appearance of `.plain`.
  public init() {}

  var appearance: ButtonAppearance { .plain }

  /// Returns the label of the button. GTK draws the rest of the button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// A style of buttons that show underlined text.
public struct LinkButtonStyle: ButtonStyle, BuiltInButtonStyle {
  /// Creates a style with the appearance of `.link`.
  public init() {}

  var appearance: ButtonAppearance { .link }

  /// Returns the label of the button. GTK draws the rest of the button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
