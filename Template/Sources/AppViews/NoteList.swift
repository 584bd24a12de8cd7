import AppCore
import ComposableGtk

/// The list of the notes, which is the root page.
struct NoteList: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    NoteRows(store: store)
      .banner(store.saveProblem ?? "", isPresented: store.saveProblem != nil)
      .navigationTitle("Notes")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("New Note", systemImage: "plus") { store.send(.addButtonTapped) }
            .labelStyle(.iconOnly)
            .help("New Note")
            .keyboardShortcut("n")
        }
      }
  }
}

/// The rows, or a text if there are no notes.
private struct NoteRows: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    if store.notes.isEmpty {
      ContentUnavailableView(
        "No Notes",
        systemImage: "doc.text",
        description: Text("Add a note with the button in the header.")
      )
    } else {
      List {
        ForEach(store.notes) { note in
          NavigationLink(state: AppFeature.Path.State.note(NoteFeature.State(id: note.id))) {
            Text(note.displayTitle)
          }
        }
        .onDelete { store.send(.notesDeleted($0)) }
      }
    }
  }
}
