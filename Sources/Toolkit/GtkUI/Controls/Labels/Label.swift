import Gtk

/// An icon and a title.
///
/// ```swift
/// Label("Open", systemImage: "document-open")
/// ```
///
/// The modifier `labelStyle(.iconOnly)` hides the title, for example in a header. A title that was
/// passed as a string is then the accessible name of the icon.
public struct Label<Title: View, Icon: View>: View {
  @Environment(\.labelStyle) private var style
  @Environment(\.customLabelStyle) private var customStyle
  @Environment(\.isLabelStacked) private var isStacked
  private let name: String?
  private let title: Title
  private let icon: Icon

  /// Creates a label from two views. If only the icon is shown, the title isn't the accessible name
  /// of the icon. Set a name on the icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    name = nil
    self.title = title()
    self.icon = icon()
  }

  /// The parts that the style of the environment shows, or the body of the custom style.
  public var body: some View {
    if let customStyle {
      customStyle.erasedBody(
        LabelStyleConfiguration(
          name: name,
          title: LabelStyleConfiguration.Title(content: AnyView(title)),
          icon: LabelStyleConfiguration.Icon(content: AnyView(icon))
        )
      )
    } else {
      styled
    }
  }

  @ViewBuilder
  private var styled: some View {
    switch style {
    case .titleAndIcon:
      if isStacked {
        VStack(spacing: 12) {
          icon
            .font(.system(size: 85))
            .foregroundStyle(.secondary)
          title
        }
      } else {
        HStack {
          icon
          title
        }
        .styleClass("icon-and-title")
      }
    case .titleOnly:
      title
    case .iconOnly:
      if let name {
        icon.accessibilityLabel(name)
      } else {
        icon
      }
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and the icon that `Image(systemName:)` shows.
  public init(_ title: some StringProtocol, systemImage name: String) {
    self.name = String(title)
    self.title = Text(title)
    icon = Image(systemName: name)
  }

  /// Creates a label with a title and a picture from the resources of the app.
  public init(_ title: some StringProtocol, image name: String) {
    self.name = String(title)
    self.title = Text(title)
    icon = Image(name)
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates the label of a style's configuration. In the body of the custom style, the label is
  /// shown without the custom style.
  public init(_ configuration: LabelStyleConfiguration) {
    name = configuration.name
    title = configuration.title
    icon = configuration.icon
  }
}

private enum IsLabelStackedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the label shows a large icon above the title.
  var isLabelStacked: Bool {
    get { self[IsLabelStackedKey.self] }
    set { self[IsLabelStackedKey.self] = newValue }
  }
}
