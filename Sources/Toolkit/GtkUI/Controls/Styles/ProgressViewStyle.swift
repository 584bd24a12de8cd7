/// What shows progress, and how.
///
/// ```swift
/// struct Percentage: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack {
///       ProgressView(configuration)
///       Text(configuration.fractionCompleted ?? 0, format: .percent)
///     }
///   }
/// }
/// ```
///
/// `ProgressView(configuration)` is the progress view as it is without the style. Styles that are there
/// already are `.linear`, a bar where a value is known, and `.circular`, a spinner in any case.
@MainActor
public protocol ProgressViewStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  /// What stands for a progress view.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The progress view that a ``ProgressViewStyle`` makes the body of.
@MainActor
public struct ProgressViewStyleConfiguration {
  /// What is going on.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// How much of it is done, in words.
  public struct CurrentValueLabel: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// How much is done, from 0 to 1, if that is known.
  public let fractionCompleted: Double?
  let title: String?
  /// What is going on, if that is said.
  public let label: Label?
  /// How much of it is done, in words, if that is said.
  public let currentValueLabel: CurrentValueLabel?
}

extension View {
  /// What shows progress within, and how.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    transformEnvironment {
      let builtIn = style as? any BuiltInProgressViewStyle
      $0.customProgressViewStyle = builtIn == nil ? style : nil
      $0.progressViewStyle = builtIn?.appearance ?? .linear
    }
  }
}

extension ProgressViewStyle {
  /// Within the body progress looks as it does without the style: it can't be made of itself.
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(
      StyleBody(self) { $0.makeBody(configuration: configuration) }
        .transformEnvironment { $0.customProgressViewStyle = nil }
    )
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static let defaultValue = ProgressAppearance.linear
}

private enum CustomProgressViewStyleKey: EnvironmentKey {
  static let defaultValue: (any ProgressViewStyle)? = nil
}

extension EnvironmentValues {
  /// How GTK shows progress.
  var progressViewStyle: ProgressAppearance {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }

  /// The style of progress views, if it isn't one of the toolkit's.
  var customProgressViewStyle: (any ProgressViewStyle)? {
    get { self[CustomProgressViewStyleKey.self] }
    set { self[CustomProgressViewStyleKey.self] = newValue }
  }
}
