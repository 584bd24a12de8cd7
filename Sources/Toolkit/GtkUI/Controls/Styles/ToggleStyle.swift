/// The appearance of toggles.
///
/// ```swift
/// struct Starred: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button {
///       configuration.isOn.toggle()
///     } label: {
///       Image(systemName: configuration.isOn ? "star.fill" : "star")
///     }
///   }
/// }
/// ```
///
/// The body replaces the toggle. Use controls in the body, because controls receive keys and are
/// described by screen readers. `Toggle(configuration)` is the toggle without the custom style. In
/// a menu, a toggle is a menu item, and the style of the toggle is ignored. The built-in styles are
/// `.automatic`, `.switch`, `.checkbox` and `.button`.
@MainActor
public protocol ToggleStyle: SendableMetatype {
  /// The type of the view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// The type of the argument of `makeBody(configuration:)`.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view that replaces a toggle.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle that a ``ToggleStyle`` reads and changes.
@MainActor
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View {
    let title: String?
    let content: AnyView

    /// The label with which the toggle was created.
    public var body: some View { content }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension View {
  /// Sets the style of the toggles within this view.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    transformEnvironment {
      let builtIn = style as? any BuiltInToggleStyle
      $0.customToggleStyle = builtIn == nil ? style : nil
      $0.toggleStyle = builtIn?.appearance ?? .switch
    }
  }
}

extension ToggleStyle {
  /// Returns the body of a toggle. Within the body, toggles are shown without the custom style,
  /// because a style can't contain itself.
  func erasedBody(_ configuration: Configuration) -> AnyView {
    AnyView(
      StyleBody(self) { $0.makeBody(configuration: configuration) }
        .transformEnvironment { $0.customToggleStyle = nil }
    )
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static let defaultValue = ToggleAppearance.switch
}

private enum CustomToggleStyleKey: EnvironmentKey {
  static let defaultValue: (any ToggleStyle)? = nil
}

extension EnvironmentValues {
  /// The built-in appearance of toggles without a custom style.
  var toggleStyle: ToggleAppearance {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  /// The custom style of toggles, or `nil` for a built-in style.
  var customToggleStyle: (any ToggleStyle)? {
    get { self[CustomToggleStyleKey.self] }
    set { self[CustomToggleStyleKey.self] = newValue }
  }
}
