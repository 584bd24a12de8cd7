import Gtk

extension Bin {
  /// Replaces the children. As in SwiftUI, content that doesn't fill the bin is in its center.
  func setCenteredChildren(_ widgets: [Widget]) {
    setChildren(widgets)
    for widget in widgets {
      widget.placeHorizontally(.center)
      widget.valign = widget.expands(.vertical) ? .fill : .center
    }
    // Several widgets are in a column, which is a widget of its own.
    if widgets.count > 1, let column = laidOutChild {
      column.valign = widgets.contains { $0.expands(.vertical) } ? .fill : .center
    }
  }
}

extension Widget {
  /// Sets the horizontal position of the widget in its container. A widget that expands fills the
  /// width.
  ///
  /// If the widget is a label, also aligns the text in the label, because a label with wrapped text
  /// is still allocated the natural width of one line. With `.fill`, `multilineTextAlignment`
  /// determines the alignment of the lines. By default, the lines are aligned at the start.
  func placeHorizontally(_ align: Align) {
    halign = expands(.horizontal) ? .fill : align
    guard let label = principal as? Gtk.Label else { return }
    label.isAlignedAsJustified = align == .fill
    switch align {
    case .start: label.xalign = 0
    case .end: label.xalign = 1
    case .center: label.xalign = 0.5
    case .fill, .baseline: break
    }
  }
}
