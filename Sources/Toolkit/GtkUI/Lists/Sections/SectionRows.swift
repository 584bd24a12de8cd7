import Gtk

/// A column of widgets in a box, with separators between the widgets.
@MainActor
final class SectionRows {
  let box = Box(orientation: .vertical)
  private var rows: [Widget: Bin] = [:]
  private var placed: [Bin] = []

  init() {
    box.addCSSClass("section-box")
    box.accessibleRole = .group
  }

  /// Replaces the rows with `widgets`. A focused widget retains the focus if it is among `widgets`.
  func set(_ widgets: [Widget]) {
    let newWidgets = Set(widgets)
    for (widget, row) in rows where !newWidgets.contains(widget) {
      row.setChildren([])
      rows[widget] = nil
    }
    let new = widgets.map { widget in
      let row = rows[widget] ?? makeRow(widget)
      // A text field fills the available width.
      widget.placeHorizontally(widget is any Editable ? .fill : .start)
      widget.valign = widget.expands(.vertical) ? .fill : .center
      row.updateRowInsets(forFirst: widget)
      return row
    }
    box.splice(new, replacing: placed)
    placed = new
  }

  private func makeRow(_ widget: Widget) -> Bin {
    // The widget may be a child of another box.
    (widget.parent as? Bin)?.setChildren([])
    let row = Bin(child: widget)
    row.addCSSClass("form-row")
    // A vertical divider in a row must not expand the row beyond the height of the views.
    row.vexpand = false
    rows[widget] = row
    return row
  }
}
