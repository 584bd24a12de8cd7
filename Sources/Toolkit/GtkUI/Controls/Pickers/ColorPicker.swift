import Gtk

/// A control with which the user selects a colour.
///
/// ```swift
/// ColorPicker("Background", selection: $color)
/// ```
public struct ColorPicker<Title: View>: View {
  @Environment(\.labelsHidden) private var isLabelHidden
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let title: String?
  private let label: Title

  /// Creates a colour picker whose label is a view.
  ///
  /// - Parameters:
  ///   - selection: The selected colour. If the binding ignores a new colour, the button shows the
  ///     old colour again.
  ///   - supportsOpacity: Whether the user can select a translucent colour.
  ///   - label: The label. The string of a `Text` is also the title of the window in which the user
  ///     selects a colour.
  public init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Title
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
    title = (self.label as? Text)?.plainText
  }

  /// A row with the label and a button that opens a window, in which the user selects a colour.
  public var body: some View {
    LabeledControl(
      title,
      label: label,
      isLabelHidden: isLabelHidden,
      control: ColorControl(
        value: selection.wrappedValue,
        binding: selection,
        supportsOpacity: supportsOpacity,
        title: title
      )
    )
  }
}

extension ColorPicker where Title == Text {
  /// Creates a colour picker with a text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, which is also the title of the window in which the user selects a
  ///     colour.
  ///   - selection: The selected colour. If the binding ignores a new colour, the button shows the
  ///     old colour again.
  ///   - supportsOpacity: Whether the user can select a translucent colour.
  public init(
    _ title: some StringProtocol,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

struct ColorControl: ValueView {
  let value: Color
  let binding: Binding<Color>
  let supportsOpacity: Bool
  let title: String?

  func makeWidget(_ node: ValueNode<Self>) -> ColorButton {
    let widget = ColorButton()
    widget.onColorChanged { [weak node] in node?.valueDidChange() }
    return widget
  }

  func updateWidget(_ widget: ColorButton, from old: Self?, _ environment: EnvironmentValues) {
    if old?.supportsOpacity != supportsOpacity { widget.usesAlpha = supportsOpacity }
    if let title, title != old?.title { widget.title = title }
  }

  func value(of widget: ColorButton) -> Color { Color(widget.color) }

  func show(_ value: Color, in widget: ColorButton) { widget.color = value.rgba }

  /// Compares the components as `Float`, because GTK stores the components with this precision.
  func isShown(_ value: Color, in widget: ColorButton) -> Bool {
    let shown = widget.color
    return Float(shown.red) == Float(value.red) && Float(shown.green) == Float(value.green)
      && Float(shown.blue) == Float(value.blue) && Float(shown.alpha) == Float(value.opacity)
  }
}
