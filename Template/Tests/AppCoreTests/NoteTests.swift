import AppCore
import ComposableArchitecture
import XCTest

@MainActor
final class NoteTests: AppTestCase {
  func testAddedNoteIsShownAndEdited() async {
    let store = appStore()
    await store.send(.addButtonTapped) {
      $0.$notes.withLock { $0 = [Note(id: UUID(0))] }
      $0.path[id: 0] = .note(NoteFeature.State(id: UUID(0)))
    }
    await store.send(\.path[id: 0].note.titleChanged, "Eggs") {
      $0.$notes.withLock { $0[id: UUID(0)]?.title = "Eggs" }
    }
    await store.send(\.path[id: 0].note.textChanged, "Ten") {
      $0.$notes.withLock { $0[id: UUID(0)]?.text = "Ten" }
    }
    XCTAssertEqual(store.state.notes, [Note(id: UUID(0), title: "Eggs", text: "Ten")])
  }

  func testDeletionOnThePageOfANotePopsThePage() async {
    let store = appStore(.milk)
    await store.send(.linkOpened("note/\(Note.milk.id)")) {
      $0.path[id: 0] = .note(NoteFeature.State(id: Note.milk.id))
    }
    await store.send(\.path[id: 0].note.deleteButtonTapped)
    await store.receive(\.path[id: 0].note.delegate.delete) {
      $0.path[id: 0] = nil
      $0.$notes.withLock { $0 = [] }
      $0.deletions = [Deletion(note: .milk, index: 0)]
    }
  }

  func testUndoRestoresTheNoteAtItsPosition() async {
    let store = appStore(.milk, .bread)
    await store.send(.notesDeleted([0])) {
      $0.$notes.withLock { $0 = [.bread] }
      $0.deletions = [Deletion(note: .milk, index: 0)]
    }
    await store.send(.undoButtonTapped(Note.milk.id)) {
      $0.deletions = []
      $0.$notes.withLock { $0 = [.milk, .bread] }
    }
  }

  func testDismissedToastEndsThePossibilityToUndo() async {
    let store = appStore(.milk)
    await store.send(.notesDeleted([0])) {
      $0.$notes.withLock { $0 = [] }
      $0.deletions = [Deletion(note: .milk, index: 0)]
    }
    await store.send(\.binding.deletions, []) { $0.deletions = [] }
    await store.send(.undoButtonTapped(Note.milk.id))
  }
}
