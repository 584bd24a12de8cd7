/// A style that is GTK's.
@MainActor
protocol BuiltInButtonStyle {
  var appearance: ButtonAppearance { get }
}

/// How GTK shows it.
enum ButtonAppearance {
  case bordered, borderedProminent, borderless, plain, link
}

/// One of the styles that are there already, whichever: they can be chosen from with a condition.
public struct StandardButtonStyle: ButtonStyle, BuiltInButtonStyle {
  let appearance: ButtonAppearance

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ButtonStyle where Self == StandardButtonStyle {
  /// In a frame.
  public static var automatic: Self { Self(appearance: .bordered) }
  /// In a frame.
  public static var bordered: Self { Self(appearance: .bordered) }
  /// In a frame, and standing out: for the one that is meant to be used.
  public static var borderedProminent: Self { Self(appearance: .borderedProminent) }
  /// Without a frame until the pointer is over it.
  public static var borderless: Self { Self(appearance: .borderless) }
  /// As its content looks, and no more.
  public static var plain: Self { Self(appearance: .plain) }
  /// Underlined text.
  public static var link: Self { Self(appearance: .link) }
}

/// In a frame.
public struct DefaultButtonStyle: ButtonStyle, BuiltInButtonStyle {
  public init() {}

  var appearance: ButtonAppearance { .bordered }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// In a frame.
public struct BorderedButtonStyle: ButtonStyle, BuiltInButtonStyle {
  public init() {}

  var appearance: ButtonAppearance { .bordered }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// In a frame, and standing out: for the one that is meant to be used.
public struct BorderedProminentButtonStyle: ButtonStyle, BuiltInButtonStyle {
  public init() {}

  var appearance: ButtonAppearance { .borderedProminent }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// Without a frame until the pointer is over it.
public struct BorderlessButtonStyle: ButtonStyle, BuiltInButtonStyle {
  public init() {}

  var appearance: ButtonAppearance { .borderless }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// As its content looks, and no more.
public struct PlainButtonStyle: ButtonStyle, BuiltInButtonStyle {
  public init() {}

  var appearance: ButtonAppearance { .plain }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

/// Underlined text.
public struct LinkButtonStyle: ButtonStyle, BuiltInButtonStyle {
  public init() {}

  var appearance: ButtonAppearance { .link }

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}
