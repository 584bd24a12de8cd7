/// A deletion that the user can undo, while a toast informs about the deletion.
public struct Deletion: Equatable, Identifiable, Sendable {
  /// The deleted note.
  public let note: Note

  /// The position of the note before the deletion.
  public let index: Int

  /// The identity of the deleted note.
  public var id: Note.ID { note.id }

  /// Creates a deletion.
  public init(note: Note, index: Int) {
    self.note = note
    self.index = index
  }
}
