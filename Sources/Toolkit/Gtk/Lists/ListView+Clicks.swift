/// A list that observes clicks on its rows.
@MainActor
package protocol ClickableRows {
  /// Called when the user has clicked a widget in a row, or the list item widget of a row.
  func rowWasClicked(_ widget: Widget)
}

extension ListView: ClickableRows {
  /// Calls `handler` with the widget of a row when the user clicks the row, unless the user clicks
  /// a control in the row. In contrast to the selection, a click on the selected row is observed,
  /// too. A list has one handler.
  public func onRowClick(_ handler: @escaping @MainActor (Row) -> Void) {
    guard rowClickHandler == nil else { return rowClickHandler = handler }
    rowClickHandler = handler
    let click = GestureClick()
    click.phase = .capture
    click.onReleased { [weak self] _, x, y in
      if let inner = self?.pick(x: x, y: y) { self?.rowWasClicked(inner) }
    }
    addController(click)
  }

  package func rowWasClicked(_ widget: Widget) {
    guard let row = boundRows.values.first(where: { $0.parent?.contains(widget) ?? false }),
      !row.hasControl(above: widget)
    else { return }
    rowClickHandler?(row)
  }
}

extension Widget {
  /// The style class of a widget in a row that handles clicks, but can't have the focus.
  package static let rowControlClass = "row-control"

  /// Whether `inner`, or a widget between `inner` and this widget, handles clicks itself, such as a
  /// button.
  fileprivate func hasControl(above inner: Widget) -> Bool {
    var next: Widget? = inner
    while let widget = next, widget !== self, contains(widget) {
      if widget.isFocusable || widget.hasCSSClass(Self.rowControlClass) { return true }
      next = widget.parent
    }
    return false
  }
}
