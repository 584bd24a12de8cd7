import ComposableGtk

/// A stack of tallies and notes, and a destination that is a tally or a note.
@Reducer
struct Screens {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
    @Presents var destination: Destination.State?
  }

  enum Action {
    case path(StackActionOf<Path>)
    case destination(PresentationAction<Destination.Action>)
    case note(id: Int)
    case tally
  }

  @Reducer
  enum Path {
    case note(Note)
    case tally(Tally)
  }

  @Reducer
  enum Destination {
    case note(Note)
    case tally(Tally)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path, .destination:
        return .none
      case .note(let id):
        state.destination = .note(Note.State(id: id))
        return .none
      case .tally:
        state.destination = .tally(Tally.State())
        return .none
      }
    }
    .forEach(\.path, action: \.path)
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Screens.Path.State: Equatable {}
extension Screens.Destination.State: Equatable {}

/// A note with an identifier and a text, which can dismiss itself.
@Reducer
struct Note {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var text = "empty"
  }

  enum Action {
    case closed
    case written(String)
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closed:
        return .run { _ in await dismiss() }
      case .written(let text):
        state.text = text
        return .none
      }
    }
  }
}

struct NoteView: View {
  let store: StoreOf<Note>

  var body: some View {
    VStack {
      Text("Note \(store.state.id): \(store.text)")
      Button("Write") { store.send(.written("written")) }
      Button("Close") { store.send(.closed) }
    }
    .navigationTitle("Note \(store.state.id)")
  }
}
