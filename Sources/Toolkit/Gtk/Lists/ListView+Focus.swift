import CGtk

extension ListView: FocusableRows {
  func moveFocus(_ direction: FocusDirection, _ move: () -> Bool) -> Bool {
    guard direction == .tabForward || direction == .tabBackward else { return move() }
    if let item = gtk_widget_get_focus_child(widget) { return moveFocus(in: item, direction) }
    let candidates = [selectedIndices.first, indexOfLastFocusedRow].compactMap(\.self)
    return (candidates + visibleRows).contains { focusRow(at: $0, direction) } || move()
  }

  /// Moves the focus within a row: from the row itself to its first control, then to the other
  /// controls, and in the other direction back to the row itself. Returns `false` if the focus
  /// leaves the list.
  ///
  /// Before 4.12, GTK does not move the focus back to the row itself.
  private func moveFocus(
    in item: UnsafeMutablePointer<GtkWidget>,
    _ direction: FocusDirection
  ) -> Bool {
    let isBackward = direction == .tabBackward
    if isBackward, gtk_widget_is_focus(item).isTrue { return false }
    if gtk_widget_child_focus(item, GtkDirectionType(rawValue: direction.rawValue)).isTrue {
      return true
    }
    return isBackward && gtk_widget_grab_focus(item).isTrue
  }

  func rowDidFocus(_ item: UnsafeMutablePointer<GtkWidget>) {
    lastFocusedRow = gtk_widget_get_first_child(item).flatMap { child in
      boundRows.values.first { $0.widget == child }
    }
  }

  /// The index of the row that was focused last. GTK retains the widget of the row, even if the row
  /// is scrolled out of view.
  private var indexOfLastFocusedRow: Int? {
    guard let lastFocusedRow else { return nil }
    return boundRows.first { $0.value === lastFocusedRow }?.key
  }

  /// Moves the focus to a row, or backward to the last control in the row. Scrolls the row into
  /// view if the row has no widget yet. Returns whether the row can be focused.
  @discardableResult
  package func focusRow(at index: Int, _ direction: FocusDirection = .tabForward) -> Bool {
    if boundRows[index] == nil { scroll(to: index) }
    guard let row = boundRows[index] else { return false }
    rowWillFocus?(row)
    guard let item = row.parent else { return false }
    return direction != .tabBackward && item.grabFocus() || item.childFocus(direction)
  }

  /// Moves the focus to a row like an arrow key, and selects the row like a click.
  ///
  /// - Parameters:
  ///   - index: The index of the row.
  ///   - modifiers: With Control, the selection does not change. With Shift, the rows up to the row
  ///     are selected, too.
  ///
  /// - Returns: Whether the row can be focused.
  package func moveCursor(to index: Int, _ modifiers: KeyModifiers = []) -> Bool {
    guard focusRow(at: index) else { return false }
    let extends = modifiers.contains(.shift)
    let modifies = modifiers.contains(.control)
    guard extends || !modifies else { return true }
    select(index, modifies: modifies, extends: extends)
    return true
  }

  /// Selects a row like a click.
  ///
  /// - Parameters:
  ///   - index: The index of the row.
  ///   - modifies: Whether the click is a click with Control.
  ///   - extends: Whether the click is a click with Shift.
  package func select(_ index: Int, modifies: Bool, extends: Bool) {
    // The action does not take ownership of the variant.
    let items: [OpaquePointer?] = [
      g_variant_new_uint32(guint32(clamping: index)),
      g_variant_new_boolean(modifies.gboolean),
      g_variant_new_boolean(extends.gboolean),
    ]
    let target = g_variant_ref_sink(g_variant_new_tuple(items, gsize(items.count)))
    defer { g_variant_unref(target) }
    gtk_widget_activate_action_variant(widget, "list.select-item", target)
  }

  /// The indices of the rows in view, in order.
  private var visibleRows: [Int] {
    boundRows.filter { _, row in
      row.parent.map { gtk_widget_get_child_visible($0.widget).isTrue } ?? false
    }.keys.sorted()
  }
}
