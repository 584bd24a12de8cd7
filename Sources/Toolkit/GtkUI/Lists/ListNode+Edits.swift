import Foundation
import Gtk

extension ListNode {
  /// Adds a handler for the keys that delete and move rows, and that move the focus.
  func addEditKeys() {
    let keys = EventControllerKey()
    keys.onKeyPressed { [weak self] key, modifiers in
      guard let self, phase == .active else { return false }
      switch (key.name, modifiers.forShortcuts) {
      case ("Delete", []), ("KP_Delete", []): return deleteRows()
      case ("Up", .alt): return moveRow(by: -1)
      case ("Down", .alt): return moveRow(by: 1)
      default: return moveFocus(key.name ?? "", modifiers.forShortcuts)
      }
    }
    list?.addController(keys)
  }

  /// Calls the delete actions for the selected rows, or for the focused row if the rows of the list
  /// can't be selected. Returns whether any of these rows can be deleted.
  private func deleteRows() -> Bool {
    guard let list = updatedList else { return false }
    let indices =
      list.selectionMode == .none ? focusedIndex.map { [$0] } ?? [] : list.selectedIndices
    return delete(indices)
  }

  /// Calls the delete actions for the rows that can be deleted. Returns whether any of the rows can
  /// be deleted.
  func delete(_ indices: [Int]) -> Bool {
    var offsets: [ObjectIdentifier: (part: any ListPart, offsets: IndexSet)] = [:]
    for index in indices {
      guard let (part, index) = part(at: index), part.edits.delete != nil else { continue }
      offsets[part.partID, default: (part, [])].offsets.insert(part.offset(of: index))
    }
    for (part, offsets) in offsets.values {
      part.edits.delete?(offsets)
    }
    return !offsets.isEmpty
  }

  private func moveRow(by step: Int) -> Bool {
    focusedIndex.map { moveRow($0, by: step) } ?? false
  }

  /// Calls the move action for a row, unless the row is already the first or the last row of its
  /// part in the direction of the move. Returns whether the row has a move action.
  func moveRow(_ index: Int, by step: Int) -> Bool {
    guard let (part, index) = part(at: index), let move = part.edits.move else { return false }
    let newIndex = index + step
    guard (0..<part.rowCount).contains(newIndex) else { return true }
    let offset = part.offset(of: index)
    move([offset], step < 0 ? offset + step : offset + step + 1)
    return true
  }

  /// The list widget, after all pending updates were performed, or `nil` if the node was removed.
  /// If a key is pressed twice in quick succession, the second event precedes the update of the
  /// next frame. Without the updates, the rows would still have their old indices.
  var updatedList: ListView<Bin>? {
    UpdateScheduler.shared.prepareForUserAction()
    return phase == .active ? list : nil
  }

  /// The index of the row that has the focus or contains the focused widget, or `nil`.
  var focusedIndex: Int? { updatedList.flatMap(focusedIndex(in:)) }

  /// Returns the index of the focused row of the list widget, before pending updates.
  func focusedIndex(in list: ListView<Bin>) -> Int? {
    guard let focus = (list.root as? Gtk.Window)?.focusWidget, list.contains(focus) else {
      return nil
    }
    return list.boundRows.first { $0.value.parent?.contains(focus) ?? false }?.key
  }

  private func index(of bin: Bin) -> Int? {
    updatedList?.boundRows.first { $0.value === bin }?.key
  }

  /// Returns a closure that edits the row in `bin`. The index of the row is determined when the
  /// closure is called, because the row may have moved.
  private func edit(
    _ bin: Bin,
    _ body: @escaping @MainActor (ListNode, Int) -> Bool
  ) -> @MainActor () -> Void {
    { [weak self, weak bin] in
      guard let self, let bin, let index = index(of: bin) else { return }
      _ = body(self, index)
    }
  }

  func openEditMenu(of bin: Bin, at point: (x: Double, y: Double)?) {
    guard let index = index(of: bin), let (part, place) = part(at: index), !part.edits.isEmpty
    else { return }
    var items = RowEditItems()
    if part.edits.move != nil {
      if place > 0 { items.moveUp = edit(bin) { $0.moveRow($1, by: -1) } }
      if place < part.rowCount - 1 { items.moveDown = edit(bin) { $0.moveRow($1, by: 1) } }
    }
    if part.edits.delete != nil { items.delete = edit(bin) { $0.delete([$1]) } }
    let content = items
    let deferred = Deferred<RowEditItems>(content: { content })
    editMenu?.dismantle()
    editMenu = ContextMenu<RowEditItems>(deferred, childContext(), widget: bin, point: point) {
      [weak self] in self?.editMenu = nil
    }
  }

  func scrollToRow(_ id: AnyHashable) -> Bool {
    let ids = SelectionValues([id])
    for (part, start) in zip(parts, starts) {
      guard let index = part.indices(ofIDs: ids).first else { continue }
      list?.scroll(to: start + index)
      return true
    }
    return false
  }
}

/// The menu items that edit a row.
struct RowEditItems: View {
  var moveUp: (@MainActor () -> Void)?
  var moveDown: (@MainActor () -> Void)?
  var delete: (@MainActor () -> Void)?

  var body: some View {
    if let moveUp { Button("Move Up", action: moveUp) }
    if let moveDown { Button("Move Down", action: moveDown) }
    if let delete { Button("Delete", role: .destructive, action: delete) }
  }
}
