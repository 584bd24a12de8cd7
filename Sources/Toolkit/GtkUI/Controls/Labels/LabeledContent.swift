import Foundation
import Gtk

/// A row with a label at its start and content at its end.
///
/// ```swift
/// Form {
///   LabeledContent("Version", value: "1.2")
///   LabeledContent("Size", value: size, format: .byteCount(style: .file))
///   LabeledContent("Volume") { Slider(value: $volume) }
/// }
/// ```
///
/// If the content is a single control, the label is the accessible name of the control.
public struct LabeledContent<Title: View, Content: View>: View {
  @Environment(\.labelsHidden) private var isLabelHidden
  private let title: String?
  private let label: Title
  private let content: Content

  /// Creates a row whose label is a view. Several views of the content are placed side by side.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Title) {
    self.content = content()
    self.label = label()
    title = (self.label as? Text)?.plainText
  }

  /// A row with the label at its start and the content at its end.
  public var body: some View {
    LabeledRow(
      title: title,
      isLabelHidden: isLabelHidden,
      content: TupleView(label, HStack { content })
    )
  }
}

extension LabeledContent where Title == Text {
  /// Creates a row with a text as its label. `labelsHidden()` hides the label.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Title == Text, Content == LabeledValue {
  /// Creates a row with a text at its end.
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { LabeledValue(text: String(value)) }
  }

  /// Creates a row with a value at its end, as text that `format` returns.
  public init<F: FormatStyle>(_ title: some StringProtocol, value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init(title) { LabeledValue(text: format.format(value)) }
  }
}

/// The text at the end of a row that has a label.
public struct LabeledValue: View {
  let text: String

  /// The text in the dimmed colour of secondary content.
  public var body: some View {
    Text(text)
      .foregroundStyle(.secondary)
      .environment(\.multilineTextAlignment, .trailing)
  }
}

/// The row of labelled content. The content at the end of the row is itself a row, with any number
/// of widgets.
private struct LabeledRow<Title: View, Content: View>: ContainerView {
  let title: String?
  let isLabelHidden: Bool
  let content: TupleView<Title, Content>

  func makeWidget(_ node: ContainerNode<Self>) -> ControlRow { ControlRow() }

  func updateWidget(_ widget: ControlRow, from old: Self?, _ environment: EnvironmentValues) {
    guard let old else { return }
    updateLabel(of: widget)
    widget.control?.mainPart?.nameByTitle(title, replacing: old.title)
  }

  func place(_ widgets: [Widget], in slot: ControlRow, replacing placed: [Widget]) {
    slot.label.setChildren(Array(widgets.dropLast()))
    let row = widgets.last
    slot.control = row
    // If the content is one widget, the label names the widget. A text is not named, because screen
    // readers read the text after the label.
    let parts = row?.children ?? []
    row?.mainPart = parts.count == 1 && !(parts[0].principal is Gtk.Label) ? parts[0] : nil
    updateLabel(of: slot)
    guard let control = row?.mainPart else { return }
    control.nameByTitle(title, replacing: nil)
    if title == nil { control.principal.setLabelledBy(slot.label.labels.first) }
  }

  private func updateLabel(of row: ControlRow) {
    let isLabelVisible = !isLabelHidden && title != "" && !row.label.content.isEmpty
    row.label.isVisible = isLabelVisible
    row.label.hexpand = isLabelVisible && row.control?.expands(.horizontal) != true
  }
}
