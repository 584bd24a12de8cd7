/// How buttons look.
///
/// ```swift
/// struct Pill: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label
///       .padding()
///       .opacity(configuration.isPressed ? 0.6 : 1)
///   }
/// }
///
/// Button("Buy") { … }.buttonStyle(Pill())
/// ```
///
/// The body is the content of a button of GTK's without a frame: it is clicked, reached with the keyboard
/// and spoken of like any other. In a menu, and as an answer of an alert, a button looks as those do.
/// Styles that are there already are `.bordered`, `.borderedProminent`, `.borderless`, `.plain` and
/// `.link`.
@MainActor
public protocol ButtonStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// What a button shows.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The button that a ``ButtonStyle`` makes the body of.
@MainActor
public struct ButtonStyleConfiguration {
  /// What the button says.
  public struct Label: View {
    let content: AnyView

    public var body: some View { content }
  }

  /// What the button is for.
  public let role: ButtonRole?
  /// What the button says.
  public let label: Label
  /// Whether it is held down.
  public let isPressed: Bool
}

extension View {
  /// How buttons within look.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformEnvironment {
      let builtIn = style as? any BuiltInButtonStyle
      $0.customButtonStyle = builtIn == nil ? style : nil
      $0.buttonStyle = builtIn?.appearance ?? .bordered
    }
  }
}

extension ButtonStyle {
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(self) { $0.makeBody(configuration: configuration) })
  }
}

private enum CustomButtonStyleKey: EnvironmentKey {
  static let defaultValue: (any ButtonStyle)? = nil
}

extension EnvironmentValues {
  /// The style of buttons, if it isn't one of the toolkit's.
  var customButtonStyle: (any ButtonStyle)? {
    get { self[CustomButtonStyleKey.self] }
    set { self[CustomButtonStyleKey.self] = newValue }
  }
}
