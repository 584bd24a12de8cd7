import ComposableArchitecture

@Reducer
struct StandupsList {
  @ObservableState
  struct State: Equatable {
    @Shared(.standups) var standups
  }

  enum Action {
    case addButtonTapped
  }

  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let standup = Standup(id: uuid(), title: "Untitled")
        state.$standups.withLock { _ = $0.append(standup) }
        return .none
      }
    }
  }
}
