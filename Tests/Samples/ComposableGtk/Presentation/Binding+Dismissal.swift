import ComposableArchitecture
import ComposableGtk

@Reducer
struct Note {
  @ObservableState
  struct State {}

  enum Action { case closeRequested }

  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct Notes {
  @ObservableState
  struct State { @Presents var add: Note.State? }

  enum Action { case add(PresentationAction<Note.Action>) }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$add, action: \.add) { Note() }
  }
}

struct NoteForm: View {
  let store: StoreOf<Note>

  var body: some View { EmptyView() }
}
