import Gtk

/// A row with a label at its start and a control at its end.
///
/// The control is one widget. The label is the accessible name of the control, even if the label is
/// hidden.
struct LabeledControl<Title: View, Control: View>: ContainerView {
  let title: String?
  let isLabelHidden: Bool
  let content: TupleView<Title, Control>

  /// - Parameters:
  ///   - title: The text of the label, if the text is known.
  ///   - label: The view of the label.
  ///   - isLabelHidden: Whether the label is not shown.
  ///   - control: The view of the control, which resolves to one widget.
  init(_ title: String?, label: Title, isLabelHidden: Bool, control: Control) {
    self.title = title
    self.isLabelHidden = isLabelHidden
    content = TupleView(label, control)
  }

  func makeWidget(_ node: ContainerNode<Self>) -> ControlRow { ControlRow() }

  func updateWidget(_ widget: ControlRow, from old: Self?, _ environment: EnvironmentValues) {
    guard old != nil else { return }
    updateLabel(of: widget)
    widget.control?.nameByTitle(title, replacing: old?.title)
  }

  func place(_ widgets: [Widget], in slot: ControlRow, replacing placed: [Widget]) {
    let label = Array(widgets.dropLast())
    label.forEach { $0.placeHorizontally(.start) }
    slot.label.setChildren(label)
    slot.control = widgets.last
    updateLabel(of: slot)
    slot.control?.nameByTitle(title, replacing: nil)
    if title == nil {
      slot.control?.principal.setLabelledBy(slot.label.labels)
    }
  }

  private func updateLabel(of row: ControlRow) {
    let isLabelVisible = !isLabelHidden && title != "" && !row.label.content.isEmpty
    row.label.isVisible = isLabelVisible
    row.label.hexpand = isLabelVisible && row.control?.expands(.horizontal) != true
  }
}

extension Widget {
  /// Sets the title of a control as its accessible name, unless the control has an accessible name
  /// other than the old title. Does nothing if the title is `nil` or empty.
  func nameByTitle(_ title: String?, replacing old: String?) {
    let widget = principal
    guard let title, !title.isEmpty, title != widget.accessibleLabel else { return }
    if widget.accessibleLabel == nil || widget.accessibleLabel == old {
      widget.setAccessibleName(title)
    }
  }
}
