import ComposableArchitecture

/// A feature with a list of counters.
@Reducer
struct List {
  @Reducer
  struct Row {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var count = 0
    }

    enum Action {
      case increment
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .increment:
          state.count += 1
          return .none
        }
      }
    }
  }

  @ObservableState
  struct State {
    var rows: IdentifiedArrayOf<Row.State> = []
  }

  enum Action {
    case rows(IdentifiedActionOf<Row>)
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      .forEach(\.rows, action: \.rows) { Row() }
  }
}

extension List {
  @MainActor
  static func store(rows: Int) -> StoreOf<List> {
    var state = List.State()
    state.rows = IdentifiedArray(uniqueElements: (0..<rows).map { Row.State(id: $0) })
    return Store(initialState: state) { List() }
  }
}
