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

  /// Replaces the rows with `widgets`. If `widgets` contains the focused widget, this widget
  /// remains focused.
  func set(_ widgets: [Widget]) {
    let newWidgets = Set(widgets)
    for (widget, row) in rows where !newWidgets.contains(widget) {
      row.setChildren([])
      rows[widget] = nil
    }
    let new = widgets.map { widget in
      let row = rows[widget] ?? makeRow(widget)
      // A widget with editable text fills the available width.
      widget.placeHorizontally(widget is any Editable ? .fill : .start)
      widget.valign = widget.expands(.vertical) ? .fill : .center
      row.updateRowInsets(forFirst: widget)
      return row
    }
    box.splice(new, replacing: placed)
    placed = new
  }

  private func makeRow(_ widget: Widget) -> Bin {
    // The widget may be in a row of another box.
    (widget.parent as? Bin)?.setChildren([])
    let row = Bin(child: widget)
    row.addCSSClass("form-row")
    // A vertical divider in a row must not expand the row beyond the height of the views.
    row.vexpand = false
    rows[widget] = row
    return row
  }
}
