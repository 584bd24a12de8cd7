import Algorithms
import Gtk

extension ListNode {
  /// The values of the selected rows, and whether all selected rows have a value.
  private var shownSelection: (values: Set<AnyHashable>, isExact: Bool) {
    var values: Set<AnyHashable> = []
    var isExact = true
    var indices = (list?.selectedIndices ?? [])[...]
    for (place, part) in parts.enumerated() {
      let count = indices.partitioningIndex { $0 >= starts[place + 1] } - indices.startIndex
      let selected = indices.prefix(count).map { $0 - starts[place] }
      indices = indices.dropFirst(count)
      if part.isHeading {
        isExact = isExact && selected.isEmpty
        continue
      }
      for value in part.selectionValues(at: selected) {
        if let value { values.insert(value) } else { isExact = false }
      }
    }
    return (values, isExact)
  }

  func showSelection(_ values: Set<AnyHashable>?) {
    guard let list, let values else { return }
    let shown = shownSelection
    guard values != shown.values || !shown.isExact else { return }
    isShowingSelection = true
    defer { isShowingSelection = false }
    let searched = SelectionValues(values)
    list.selectedIndices = zip(parts, starts).flatMap { part, start in
      part.indices(of: searched).map { start + $0 }
    }
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
  func selectionDidChange() {
    guard phase == .active, !isShowingSelection, let selection = view.selection else { return }
    UncommittedFields.shared.commit()
    let shown = shownSelection.values
    if shown != selection.read() {
      selection.write(shown)
    }
    // The update deselects rows that can't be selected, and rows that the binding has rejected.
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active, let selection = view.selection else { return }
      showSelection(selection.read())
    }
  }
}
