import ComposableArchitecture
import Sessions

struct SavedNotes: Codable, Equatable, Sendable {
  var texts: [String] = []
}

@Reducer
struct Notes {
  @ObservableState
  struct State {
    var saved: SavedNotes
    var message: String?

    init(_ saved: SavedNotes) { self.saved = saved }
  }

  enum Action { case sessionNotSaved(String) }

  var body: some ReducerOf<Self> { EmptyReducer() }
}
