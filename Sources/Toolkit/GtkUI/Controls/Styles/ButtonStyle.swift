/// The appearance of buttons.
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
/// The body is the content of a GTK button without a frame. The button receives clicks and keys and
/// is described by screen readers like any other button. In a menu and in an alert, the style of
/// buttons is ignored. The built-in styles are `.automatic`, `.bordered`, `.borderedProminent`,
/// `.borderless`, `.plain` and `.link`.
@MainActor
public protocol ButtonStyle: SendableMetatype {
  /// The type of the content that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The type of the argument of `makeBody(configuration:)`.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the content of a button.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button that a ``ButtonStyle`` reads.
@MainActor
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView

    /// The content of the button, or a text if the button was created with a title.
    public var body: some View { content }
  }

  /// The role of the button, or `nil` for a button without a role.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is pressed.
  public let isPressed: Bool
}

extension View {
  /// Sets the style of the buttons within this view.
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
  /// The custom style of buttons, or `nil` for a built-in style.
  var customButtonStyle: (any ButtonStyle)? {
    get { self[CustomButtonStyleKey.self] }
    set { self[CustomButtonStyleKey.self] = newValue }
  }
}
