import Gtk

/// A control behind what it is for: the label at the start of a row, the control at its end.
///
/// The control, which is one widget, is named by the label, also where that is hidden.
struct LabeledControl<Title: View, Control: View>: ContainerView {
  let title: String?
  let isLabelHidden: Bool
  let content: TupleView<Title, Control>

  /// - Parameters:
  ///   - title: What the label says, if it is known.
  ///   - label: What shows it.
  ///   - isLabelHidden: Whether it is left to the screen reader.
  ///   - control: One widget.
  init(_ title: String?, label: Title, isLabelHidden: Bool, control: Control) {
    self.title = title
    self.isLabelHidden = isLabelHidden
    content = TupleView(label, control)
  }

  func makeWidget(_ node: ContainerNode<Self>) -> ControlRow { ControlRow() }

  func updateWidget(_ widget: ControlRow, from old: Self?, _ environment: EnvironmentValues) {
    guard old != nil else { return }
    finish(widget)
    widget.control?.nameByTitle(title, replacing: old?.title)
  }

  func place(_ widgets: [Widget], in slot: ControlRow, replacing placed: [Widget]) {
    slot.label.setChildren(Array(widgets.dropLast()))
    slot.control = widgets.last
    finish(slot)
    slot.control?.nameByTitle(title, replacing: nil)
    if title == nil {
      slot.control?.principal.setLabelledBy(slot.label.labels)
    }
  }

  private func finish(_ row: ControlRow) {
    let isLabelVisible = !isLabelHidden && title != "" && !row.label.content.isEmpty
    row.label.isVisible = isLabelVisible
    row.label.hexpand = isLabelVisible && row.control?.expands(.horizontal) != true
  }
}

extension Widget {
  /// Names a control by its title, unless it was given another name.
  func nameByTitle(_ title: String?, replacing old: String?) {
    let widget = principal
    guard let title, !title.isEmpty, title != widget.accessibleLabel else { return }
    if widget.accessibleLabel == nil || widget.accessibleLabel == old {
      widget.setAccessibleName(title)
    }
  }
}
