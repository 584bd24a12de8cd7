import Gtk

/// Turns something on and off.
///
/// ```swift
/// Toggle("Notifications", isOn: $isNotified)
/// Toggle("Bold", isOn: $isBold).toggleStyle(.button)
/// ```
///
/// It is a switch at the end of a row, unless `toggleStyle(_:)` says otherwise; in a menu, an item
/// that can be ticked. A binding that doesn't take the new value has the toggle go back.
public struct Toggle<Title: View>: View {
  @Environment(\.toggleStyle) private var style
  @Environment(\.labelsHidden) private var isLabelHidden
  @Environment(\.menu) private var menu
  private let isOn: Binding<Bool>
  private let title: String?
  private let label: Title

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Title) {
    self.isOn = isOn
    title = nil
    self.label = label()
  }

  public var body: some View {
    if menu != nil {
      MenuToggle(title: title, isOn: isOn.wrappedValue, binding: isOn, content: label)
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
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.isOn = isOn
    self.title = String(title)
    label = Text(title)
  }
}

extension Toggle where Title == Label<Text, Image> {
  /// A toggle with an icon and a title.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Label(title, systemImage: systemImage) }
  }
}

/// What toggles look like.
public enum ToggleStyle: Hashable, Sendable {
  /// A switch at the end of a row.
  case `switch`
  /// A box to tick.
  case checkbox
  /// A button that stays pressed.
  case button

  public static let automatic = ToggleStyle.switch
}

extension View {
  /// What toggles within look like.
  public func toggleStyle(_ style: ToggleStyle) -> some View {
    environment(\.toggleStyle, style)
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static let defaultValue = ToggleStyle.automatic
}

extension EnvironmentValues {
  var toggleStyle: ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}
