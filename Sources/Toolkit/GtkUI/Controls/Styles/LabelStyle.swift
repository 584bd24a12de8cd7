/// The parts of labels that are shown, and their arrangement.
///
/// ```swift
/// struct Trailing: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { configuration.title; configuration.icon }
///   }
/// }
/// ```
///
/// `Label(configuration)` is the label without the custom style. The built-in styles are
/// `.automatic`, `.titleAndIcon`, `.titleOnly` and `.iconOnly`.
@MainActor
public protocol LabelStyle: SendableMetatype {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The type of the argument of `makeBody(configuration:)`.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view that replaces a label.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label that a ``LabelStyle`` reads.
@MainActor
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title: View {
    let content: AnyView

    /// The title with which the label was created.
    public var body: some View { content }
  }

  /// The icon of the label.
  public struct Icon: View {
    let content: AnyView

    /// The icon with which the label was created.
    public var body: some View { content }
  }

  /// The accessible name of the icon if only the icon is shown, or `nil` for a label of two views.
  let name: String?
  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

extension View {
  /// Sets the style of the labels within this view.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    transformEnvironment {
      let builtIn = style as? any BuiltInLabelStyle
      $0.customLabelStyle = builtIn == nil ? style : nil
      $0.labelStyle = builtIn?.appearance ?? .titleAndIcon
    }
  }
}

extension LabelStyle {
  /// Returns the body of a label. Within the body, labels are shown without the custom style,
  /// because a style can't contain itself.
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(
      StyleBody(self) { $0.makeBody(configuration: configuration) }
        .transformEnvironment { $0.customLabelStyle = nil }
    )
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static let defaultValue = LabelAppearance.titleAndIcon
}

private enum CustomLabelStyleKey: EnvironmentKey {
  static let defaultValue: (any LabelStyle)? = nil
}

extension EnvironmentValues {
  /// The parts of labels that are shown.
  var labelStyle: LabelAppearance {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  /// The custom style of labels, or `nil` for a built-in style.
  var customLabelStyle: (any LabelStyle)? {
    get { self[CustomLabelStyleKey.self] }
    set { self[CustomLabelStyleKey.self] = newValue }
  }
}
