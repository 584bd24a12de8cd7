/// A built-in progress view style.
@MainActor
protocol BuiltInProgressViewStyle {
  var appearance: ProgressAppearance { get }
}

/// The appearance of a progress view that GTK draws.
enum ProgressAppearance {
  case linear, circular
}

/// The type of the static members `.automatic`, `.linear` and `.circular`. With one type, a
/// conditional expression can select a style.
public struct StandardProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  let appearance: ProgressAppearance

  /// Returns the progress view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

extension ProgressViewStyle where Self == StandardProgressViewStyle {
  /// A style that shows a bar if there is a value, otherwise a spinner.
  public static var automatic: Self { Self(appearance: .linear) }
  /// A style that shows a bar if there is a value, otherwise a spinner.
  public static var linear: Self { Self(appearance: .linear) }
  /// A style that shows a spinner, without the progress.
  public static var circular: Self { Self(appearance: .circular) }
}

/// A style that shows a bar if there is a value, otherwise a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  /// Creates the default style, which looks like `.linear`.
  public init() {}

  var appearance: ProgressAppearance { .linear }

  /// Returns the progress view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

/// A style that shows a bar if there is a value, otherwise a spinner.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  /// Creates a style with the appearance of `.linear`.
  public init() {}

  var appearance: ProgressAppearance { .linear }

  /// Returns the progress view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}

/// A style that shows a spinner, without the progress.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  /// Creates a style with the appearance of `.circular`.
  public init() {}

  var appearance: ProgressAppearance { .circular }

  /// Returns the progress view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).progressViewStyle(self)
  }
}
