import AppCore
import ComposableGtk

/// The page of a note, on which the user renames, edits and deletes the note.
struct NotePage: View {
  let store: StoreOf<NoteFeature>

  var body: some View {
    Form {
      TextField("Title", text: title)
      Section("Text") {
        TextEditor(text: text)
          .accessibilityLabel("Text")
      }
    }
    .navigationTitle(store.note.displayTitle)
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button("Delete Note", systemImage: "trash") { store.send(.deleteButtonTapped) }
          .labelStyle(.iconOnly)
          .help("Delete Note")
      }
    }
  }

  private var title: Binding<String> {
    Binding {
      store.note.title
    } set: {
      store.send(.titleChanged($0))
    }
  }

  private var text: Binding<String> {
    Binding {
      store.note.text
    } set: {
      store.send(.textChanged($0))
    }
  }
}
