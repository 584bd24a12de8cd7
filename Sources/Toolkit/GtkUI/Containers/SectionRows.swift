import Gtk

/// Widgets one below the other in a box, with a line between them.
@MainActor
final class SectionRows {
  let box = Box(orientation: .vertical)
  private var rows: [Widget: Bin] = [:]
  private var placed: [Bin] = []

  init() {
    box.addCSSClass("section-box")
    box.accessibleRole = .group
  }

  /// Makes `widgets` the rows; those that stay keep the focus.
  func set(_ widgets: [Widget]) {
    let wanted = Set(widgets)
    for (widget, row) in rows where !wanted.contains(widget) {
      row.setChildren([])
      rows[widget] = nil
    }
    let new = widgets.map { widget in
      let row = rows[widget] ?? makeRow(widget)
      // A field is as wide as there is room for.
      widget.placeHorizontally(widget is any Editable ? .fill : .start)
      widget.valign = widget.expands(.vertical) ? .fill : .center
      row.followRowInsets(of: widget)
      return row
    }
    box.splice(new, replacing: placed)
    placed = new
  }

  private func makeRow(_ widget: Widget) -> Bin {
    // It may come from another box.
    (widget.parent as? Bin)?.setChildren([])
    let row = Bin(child: widget)
    row.addCSSClass("form-row")
    // A line between views that are beside each other is as high as they are, and no higher.
    row.vexpand = false
    rows[widget] = row
    return row
  }
}
