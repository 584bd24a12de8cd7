import ComposableGtk

@Reducer
struct AppFeature {
  @Reducer(state: .equatable)
  enum Path {
    case detail(StandupDetail)
  }

  @ObservableState
  struct State: Equatable {
    var list = StandupsList.State()
    var path = StackState<Path.State>()
  }

  enum Action {
    case list(StandupsList.Action)
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.list, action: \.list) { StandupsList() }
    Reduce { state, action in
      switch action {
      case .list:
        return .none
      case .path(.element(let page, .detail(.delegate(.delete(let id))))):
        state.path.pop(from: page)
        state.list.$standups.withLock { _ = $0.remove(id: id) }
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      StandupsListView(store: store.scope(state: \.list, action: \.list))
    } destination: { store in
      switch store.case {
      case .detail(let store): StandupDetailView(store: store)
      }
    }
  }
}
