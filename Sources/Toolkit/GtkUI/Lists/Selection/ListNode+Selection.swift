import Algorithms
import Gtk

extension ListNode {
  /// The values of the selected rows, and whether all selected rows have a value.
  private var shownSelection: (values: Set<AnyHashable>, isExact: Bool) {
    var values: Set<AnyHashable> = []
    var isExact = true
    forEachPart(of: list?.selectedIndices ?? []) { part, selected in
      for value in selectionValues(of: part, at: selected) {
        if let value { values.insert(value) } else { isExact = false }
      }
      part.retainSelectionValues(at: selected)
    }
    return (values, isExact)
  }

  /// Returns the values of some rows, without the rows that can't be selected.
  private func selectionValues(at indices: [Int]) -> Set<AnyHashable> {
    var values: Set<AnyHashable> = []
    forEachPart(of: indices) { part, indices in
      values.formUnion(selectionValues(of: part, at: indices).lazy.compactMap(\.self))
    }
    return values
  }

  private func selectionValues(of part: any ListPart, at indices: [Int]) -> [AnyHashable?] {
    part.isHeading ? indices.map { _ in nil } : part.selectionValues(at: indices)
  }

  /// Calls `body` with each part and the indices, in the part, of some rows.
  private func forEachPart(of indices: [Int], _ body: (any ListPart, [Int]) -> Void) {
    var indices = indices[...]
    for (place, part) in parts.enumerated() {
      let count = indices.partitioningIndex { $0 >= starts[place + 1] } - indices.startIndex
      let own = indices.prefix(count).map { $0 - starts[place] }
      indices = indices.dropFirst(count)
      body(part, own)
    }
  }

  func showSelection(_ values: Set<AnyHashable>?) {
    guard let list, let values else { return }
    let shown = shownSelection
    let hasNewValues = consumeNewSelectionValues()
    if values == shown.values, shown.isExact { return incompleteSearch = nil }
    if let search = incompleteSearch, !hasNewValues, shown.isExact, search.values == values,
      search.found == shown.values, search.layout == layout
    {
      return
    }
    isShowingSelection = true
    defer { isShowingSelection = false }
    let searched = SelectionValues(values)
    let bound = list.boundRows.keys
    let indices = zip(parts, starts).flatMap { part, start in
      part.indices(of: searched) {
        bound.map { $0 - start }.filter { 0..<part.rowCount ~= $0 }.sorted()
      }
      .map { start + $0 }
    }
    list.selectedIndices = indices
    let found = shownSelection.values
    incompleteSearch =
      found.isSuperset(of: values) ? nil : SelectionSearch(for: values, found: found, in: layout)
  }

  /// Returns whether the value of a row may have changed since the last call.
  private func consumeNewSelectionValues() -> Bool {
    var hasNewValues = false
    for part in parts where part.hasNewSelectionValues {
      part.hasNewSelectionValues = false
      hasNewValues = true
    }
    return hasNewValues
  }

  /// Called when GTK has bound a row. If the row is in the selection, and was not found before,
  /// selects the row after the pending updates.
  func selectLate(_ part: any ListPart, _ index: Int) {
    guard let missing = incompleteSearch?.missing, !missing.isEmpty, !part.isHeading,
      let value = part.selectionValue(at: index), missing.contains(value)
    else { return }
    incompleteSearch?.missing.remove(value)
    hasLateRows = true
    showSelectionLater()
  }

  /// Shows the selection of the binding after the pending updates, once for all calls until then.
  private func showSelectionLater() {
    guard !isSelectionPending else { return }
    isSelectionPending = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      isSelectionPending = false
      guard phase == .active, let selection = view.selection else { return }
      if hasLateRows { incompleteSearch = nil }
      hasLateRows = false
      showSelection(selection.read())
    }
  }

  /// Returns whether the row can be selected. Called when the user tries to select a row.
  func canSelect(_ index: Int) -> Bool {
    guard phase == .active, let (part, place) = part(at: index) else { return false }
    // The list has found the row by its value. The row's element may not be loaded.
    if isShowingSelection { return true }
    if !part.isHeading, part.selectionValue(at: place) != nil { return true }
    if let selection = view.selection {
      issues.checkSelection(of: parts, selection.type)
    }
    return false
  }

  /// Called when the user has clicked or activated a row. If the row is selected, a collapsed split
  /// view shows the next column.
  func didActivate(_ row: Bin) {
    guard phase == .active, let selection = view.selection, !selection.allowsMultiple,
      let index = list?.boundRows.first(where: { $0.value === row })?.key,
      let (part, place) = part(at: index), let value = part.selectionValue(at: place),
      selection.read().contains(value)
    else { return }
    environment.rowSelectionAction?.perform()
  }

  /// Called when the selection of the list widget has changed. If the user has changed the
  /// selection, writes the selection to the binding.
  ///
  /// A change of every row, such as a click, replaces the selection. Otherwise, only the values of
  /// the changed rows are inserted and removed: the selection can contain values without rows, such
  /// as the values of rows in a collapsed group.
  func selectionDidChange(_ change: RowSelectionChange) {
    guard phase == .active, !isShowingSelection, let selection = view.selection else { return }
    let isComplete = change.isComplete || !selection.allowsMultiple
    let selected = isComplete ? shownSelection.values : selectionValues(at: change.selected)
    let unselected = isComplete ? [] : selectionValues(at: change.unselected)
    UncommittedFields.shared.commit()
    let old = selection.read()
    let new = isComplete ? selected : old.subtracting(unselected).union(selected)
    if let search = incompleteSearch, !isComplete, search.values == old, search.layout == layout,
      !parts.contains(where: \.hasNewSelectionValues)
    {
      // The values without rows are the same as before.
      incompleteSearch = SelectionSearch(for: new, found: shownSelection.values, in: layout)
    }
    if new != old { selection.write(new) }
    // The update deselects rows that can't be selected, and rows that the binding has rejected.
    showSelectionLater()
  }
}
