/// The appearance of progress views.
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
/// `ProgressView(configuration)` is the progress view without the custom style. The built-in styles
/// `.automatic` and `.linear` show a bar if there is a value, and otherwise a spinner. The built-in
/// style `.circular` always shows a spinner.
@MainActor
public protocol ProgressViewStyle: SendableMetatype {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The type of the argument of `makeBody(configuration:)`.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view that replaces a progress view.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view that a ``ProgressViewStyle`` reads.
@MainActor
public struct ProgressViewStyleConfiguration {
  /// The description of the task.
  public struct Label: View {
    let content: AnyView

    /// The label with which the progress view was created.
    public var body: some View { content }
  }

  /// The progress as text.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// The text with which the progress view was created.
    public var body: some View { content }
  }

  /// The progress from 0 to 1, or `nil` if the progress is unknown.
  public let fractionCompleted: Double?
  let title: String?
  /// The description of the task, or `nil` if there is no description.
  public let label: Label?
  /// The progress as text, or `nil` if there is no text.
  public let currentValueLabel: CurrentValueLabel?
}

extension View {
  /// Sets the style of the progress views within this view.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    transformEnvironment {
      let builtIn = style as? any BuiltInProgressViewStyle
      $0.customProgressViewStyle = builtIn == nil ? style : nil
      $0.progressViewStyle = builtIn?.appearance ?? .linear
    }
  }
}

extension ProgressViewStyle {
  /// Returns the body of a progress view. Within the body, progress views are shown without the
  /// custom style, because a style can't contain itself.
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
  /// The appearance of progress views that GTK draws.
  var progressViewStyle: ProgressAppearance {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }

  /// The custom style of progress views, or `nil` for a built-in style.
  var customProgressViewStyle: (any ProgressViewStyle)? {
    get { self[CustomProgressViewStyleKey.self] }
    set { self[CustomProgressViewStyleKey.self] = newValue }
  }
}
