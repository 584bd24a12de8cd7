import Gtk

/// A control with which the user selects one of several values.
///
/// ```swift
/// Picker("Sort by", selection: $order) {
///   ForEach(Order.allCases, id: \.self) { Text($0.name).tag($0) }
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// The `tag` of an option is the value of the option. In a `ForEach`, the value of an element
/// without a tag is the identifier of the element. An option whose value isn't of the selection's
/// type is not shown. If no option has the selected value, no option is shown as selected.
public struct Picker<Title: View, Selection: Hashable, Content: View>: View {
  @Environment(\.pickerStyle) private var style
  @Environment(\.labelsHidden) private var isLabelHidden
  @Environment(\.menu) private var menu
  @Environment(\.isInListRow) private var isInListRow
  private let selection: Binding<Selection>
  private let title: String?
  private let label: Title
  private let content: Content

  /// Creates a picker whose label is a view.
  ///
  /// - Parameters:
  ///   - selection: The value of the selected option. If the binding ignores a new value, the
  ///     picker shows the old value again.
  ///   - content: The options. An option is a view with a `tag`, or an element of a `ForEach`.
  ///   - label: The label. Text in the label is the accessible name.
  public init(
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Title
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
    title = (self.label as? Text)?.plainText
  }

  /// A row with the label and the options in the style of the environment, or items if the picker
  /// is in a menu.
  public var body: some View {
    if menu != nil {
      MenuPicker(
        title: title,
        selection: selection.wrappedValue,
        binding: selection,
        isInline: style != .menu,
        isTitleHidden: isLabelHidden,
        label: label,
        content: content
      )
    } else {
      LabeledControl(
        title,
        label: label,
        isLabelHidden: isLabelHidden || style == .inline && isInListRow,
        control: PickerControl(
          selection: selection.wrappedValue,
          binding: selection,
          style: style,
          content: content
        )
      )
    }
  }
}

extension Picker where Title == Text {
  /// Creates a picker with a text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, which is also the accessible name.
  ///   - selection: The value of the selected option.
  ///   - content: The options. An option is a view with a `tag`, or an element of a `ForEach`.
  public init(
    _ title: some StringProtocol,
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// The appearance of pickers.
public enum PickerStyle: Hashable, Sendable {
  /// The default style: ``menu``, or ``inline`` in a menu.
  case automatic
  /// A button that shows the selected option and opens a list of all options. In a menu, the picker
  /// is a submenu.
  case menu
  /// Buttons side by side, for a few short options. The button of the selected option is pressed.
  case segmented
  /// Radio buttons in a column.
  case radioGroup
  /// Radio buttons in a column, like ``radioGroup``. In a form, each option is a row, and the label
  /// of the picker is not shown. In a menu, the options are items of the menu, below the label of
  /// the picker.
  case inline
}

extension View {
  /// Sets the style of the pickers within this view.
  public func pickerStyle(_ style: PickerStyle) -> some View {
    environment(\.pickerStyle, style)
  }
}

private enum PickerStyleKey: EnvironmentKey {
  static let defaultValue = PickerStyle.automatic
}

extension EnvironmentValues {
  var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}
