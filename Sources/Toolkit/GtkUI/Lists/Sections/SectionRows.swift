import Gtk

/// A column of widgets in a box, with separators between the widgets.
@MainActor
final class SectionRows {
  let box = Box(orientation: .vertical)
  private var rows: [Widget: Bin] = [:]
  private var fields: [Widget: FieldRow] = [:]
  private var placed: [Bin] = []
  private var isUpdateScheduled = false

  init() {
    box.addCSSClass("section-box")
    box.accessibleRole = .group
  }

  /// Replaces the rows with `widgets`. If `widgets` contains the focused widget, this widget
  /// remains focused.
  func set(_ widgets: [Widget]) {
    let newWidgets = Set(widgets)
    for (widget, row) in rows where !newWidgets.contains(widget) {
      fields.removeValue(forKey: widget)?.removeField()
      row.setChildren([])
      rows[widget] = nil
    }
    let new = widgets.map { widget in
      let row = rows[widget] ?? makeRow(widget)
      updateKind(of: row, with: widget)
      widget.valign = widget.expands(.vertical) ? .fill : .center
      row.updateRowInsets(forFirst: widget)
      return row
    }
    box.splice(new, replacing: placed)
    placed = new
  }

  /// Determines the kinds of the rows again, once after all nodes were updated. A picker whose
  /// style has changed has another control, and a button can have other style classes.
  func kindsMayHaveChanged() {
    guard !isUpdateScheduled else { return }
    isUpdateScheduled = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      isUpdateScheduled = false
      for (widget, row) in rows { updateKind(of: row, with: widget) }
    }
  }

  private func updateKind(of row: Bin, with widget: Widget) {
    let kind = FormRowKind(of: widget)
    FormRowKind.set(kind, of: row)
    // A text field and a button fill the row.
    widget.placeHorizontally(kind != nil || widget is any Editable ? .fill : .start)
  }

  private func makeRow(_ widget: Widget) -> Bin {
    // The widget may be in a row of another box.
    widget.removeFromFormRow()
    let field = (widget as? any TextInput).map { FieldRow($0) }
    fields[widget] = field
    let row = Bin(child: field?.widget ?? widget)
    row.addCSSClass("form-row")
    field?.handleClicks(on: row)
    // A vertical divider in a row must not expand the row beyond the height of the views.
    row.vexpand = false
    rows[widget] = row
    return row
  }
}
