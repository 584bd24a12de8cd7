extension InventoryFeature.State {
  /// Moves the deletion that can't be undone before the others, so that the others can be undone.
  mutating func undoDidFail() {
    guard let id = undoing else { return }
    undoing = nil
    guard let index = deletions.firstIndex(where: { $0.id == id }) else { return }
    deletions.insert(deletions.remove(at: index), at: 0)
  }
}
