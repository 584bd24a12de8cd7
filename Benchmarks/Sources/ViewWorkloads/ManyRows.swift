import ComposableGtk

/// A feature with a list of rows. Each row is a feature.
@Reducer
struct ManyRows {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<ManyRow.State>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { ManyRow.State(id: $0) })
    }
  }

  enum Action {
    case rows(IdentifiedActionOf<ManyRow>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) { ManyRow() }
  }
}

@Reducer
struct ManyRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var text = ""
  }

  enum Action { case written(String) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .written(let text): state.text = text
      }
      return .none
    }
  }
}

struct ManyRowsView: View {
  let store: StoreOf<ManyRows>

  var body: some View {
    List {
      ForEach(store.scope(state: \.rows, action: \.rows)) { ManyRowView(store: $0) }
    }
  }
}

struct ManyRowView: View {
  let store: StoreOf<ManyRow>

  var body: some View { Text("Row \(store.id): \(store.text)") }
}
