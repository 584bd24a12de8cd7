/// A style that is GTK's.
@MainActor
protocol BuiltInProgressViewStyle {
  var appearance: ProgressAppearance { get }
}

/// How GTK shows it.
enum ProgressAppearance {
  case linear, circular
}

/// One of the styles that are there already, whichever: they can be chosen from with a condition.
public struct StandardProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  let appearance: ProgressAppearance

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

extension ProgressViewStyle where Self == StandardProgressViewStyle {
  /// A bar where a value is known, and a spinner elsewhere.
  public static var automatic: Self { Self(appearance: .linear) }
  /// A bar where a value is known, and a spinner elsewhere.
  public static var linear: Self { Self(appearance: .linear) }
  /// A spinner, which doesn't say how much is done.
  public static var circular: Self { Self(appearance: .circular) }
}

/// A bar where a value is known, and a spinner elsewhere.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  public init() {}

  var appearance: ProgressAppearance { .linear }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

/// A bar where a value is known, and a spinner elsewhere.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  public init() {}

  var appearance: ProgressAppearance { .linear }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

/// A spinner, which doesn't say how much is done.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  public init() {}

  var appearance: ProgressAppearance { .circular }

  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}
