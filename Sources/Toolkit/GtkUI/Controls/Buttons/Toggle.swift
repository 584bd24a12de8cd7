import Gtk

/// A control that switches between on and off.
///
/// ```swift
/// Toggle("Notifications", isOn: $isNotified)
/// Toggle("Bold", isOn: $isBold).toggleStyle(.button)
/// ```
///
/// By default, a toggle is a switch at the end of a row; `toggleStyle(_:)` sets another style. In a
/// menu, a toggle is an item with a check mark. If the binding ignores the new value, the toggle
/// shows the old value again.
public struct Toggle<Title: View>: View {
  @Environment(\.toggleStyle) private var style
  @Environment(\.customToggleStyle) private var customStyle
  @Environment(\.labelsHidden) private var isLabelHidden
  @Environment(\.menu) private var menu
  private let isOn: Binding<Bool>
  private let title: String?
  private let label: Title

  /// Creates a toggle whose label is a view. Text in the label is the accessible name, unless the
  /// toggle is a check box whose label is hidden.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Title) {
    self.isOn = isOn
    title = nil
    self.label = label()
  }

  /// The control in the style of the environment, or an item if the toggle is in a menu.
  public var body: some View {
    if menu != nil {
      MenuToggle(title: title, isOn: isOn.wrappedValue, binding: isOn, content: label)
    } else if let customStyle {
      customStyle.erasedBody(
        ToggleStyleConfiguration(
          label: ToggleStyleConfiguration.Label(title: title, content: AnyView(label)),
          isOn: isOn
        )
      )
    } else {
      switch style {
      case .switch:
        LabeledControl(
          title,
          label: label,
          isLabelHidden: isLabelHidden,
          control: SwitchControl(value: isOn.wrappedValue, binding: isOn)
        )
      case .checkbox:
        CheckControl(
          isOn: isOn.wrappedValue,
          binding: isOn,
          title: title,
          isLabelHidden: isLabelHidden,
          content: title == nil && !isLabelHidden ? label : nil
        )
      case .button:
        ToggleButtonControl(
          isOn: isOn.wrappedValue,
          binding: isOn,
          title: title,
          content: title == nil ? label : nil
        )
      }
    }
  }
}

extension Toggle where Title == Text {
  /// Creates a toggle with a text as its label. The title is the accessible name, even if the label
  /// is hidden.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.isOn = isOn
    self.title = String(title)
    label = Text(title)
  }
}

extension Toggle where Title == Label<Text, Image> {
  /// Creates a toggle with an icon and a title.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Title == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style's configuration. In the body of the custom style, the toggle is
  /// shown without the custom style.
  public init(_ configuration: ToggleStyleConfiguration) {
    isOn = configuration.$isOn
    title = configuration.label.title
    label = configuration.label
  }
}
