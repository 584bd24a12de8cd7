/// What toggles look like.
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
/// The body stands in place of the toggle: make it of controls, so that it can be used with the keyboard
/// and is spoken of. `Toggle(configuration)` is the toggle as it is without the style. In a menu a toggle
/// is an item in any case. Styles that are there already are `.switch`, `.checkbox` and `.button`.
@MainActor
public protocol ToggleStyle: SendableMetatype {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  /// What stands for a toggle.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body
}

/// The toggle that a ``ToggleStyle`` makes the body of.
@MainActor
public struct ToggleStyleConfiguration {
  /// What the toggle says.
  public struct Label: View {
    let title: String?
    let content: AnyView

    public var body: some View { content }
  }

  /// What the toggle says.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension View {
  /// What toggles within look like.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    transformEnvironment {
      let builtIn = style as? any BuiltInToggleStyle
      $0.customToggleStyle = builtIn == nil ? style : nil
      $0.toggleStyle = builtIn?.appearance ?? .switch
    }
  }
}

extension ToggleStyle {
  /// Within the body toggles look as they do without the style: it can't be made of itself.
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
  /// How GTK shows toggles.
  var toggleStyle: ToggleAppearance {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  /// The style of toggles, if it isn't one of the toolkit's.
  var customToggleStyle: (any ToggleStyle)? {
    get { self[CustomToggleStyleKey.self] }
    set { self[CustomToggleStyleKey.self] = newValue }
  }
}
