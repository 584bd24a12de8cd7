import ComposableArchitecture

extension AppFeature.State {
  /// Deletes a note, and offers to undo the deletion.
  mutating func delete(_ id: Note.ID) {
    guard let index = notes.index(id: id) else { return }
    let note = notes[index]
    $notes.withLock { _ = $0.remove(id: id) }
    deletions.append(Deletion(note: note, index: index))
  }

  /// Undoes a deletion. The note has its former position, unless there are fewer notes by now.
  mutating func restore(_ id: Deletion.ID) {
    guard let position = deletions.firstIndex(where: { $0.id == id }) else { return }
    let deletion = deletions.remove(at: position)
    $notes.withLock { notes in
      _ = notes.insert(deletion.note, at: min(deletion.index, notes.count))
    }
  }
}
