/// What of a label is shown, and how.
///
/// ```swift
/// struct Trailing: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { configuration.title; configuration.icon }
///   }
/// }
/// ```
///
/// `Label(configuration)` is the label as it is without the style. Styles that are there already are
/// `.titleAndIcon`, `.titleOnly` and `.iconOnly`.
@MainActor
public protocol LabelStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  /// What stands for a label.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The label that a ``LabelStyle`` makes the body of.
@MainActor
public struct LabelStyleConfiguration {
  /// What the label says.
  public struct Title: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What it shows next to that.
  public struct Icon: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What a screen reader calls the icon where it is alone.
  let name: String?
  /// What the label says.
  public let title: Title
  /// What it shows next to that.
  public let icon: Icon
}

extension View {
  /// What of the labels within is shown, and how.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    transformEnvironment {
      let builtIn = style as? any BuiltInLabelStyle
      $0.customLabelStyle = builtIn == nil ? style : nil
      $0.labelStyle = builtIn?.appearance ?? .titleAndIcon
    }
  }
}

extension LabelStyle {
  /// Within the body labels look as they do without the style: it can't be made of itself.
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
  /// What of labels is shown.
  var labelStyle: LabelAppearance {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }

  /// The style of labels, if it isn't one of the toolkit's.
  var customLabelStyle: (any LabelStyle)? {
    get { self[CustomLabelStyleKey.self] }
    set { self[CustomLabelStyleKey.self] = newValue }
  }
}
