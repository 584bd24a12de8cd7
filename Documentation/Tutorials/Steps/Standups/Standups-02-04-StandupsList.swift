import ComposableArchitecture

@Reducer
struct StandupsList {
  @ObservableState
  struct State: Equatable {
    @Presents var add: StandupForm.State?
    @Shared(.standups) var standups
  }

  enum Action {
    case add(PresentationAction<StandupForm.Action>)
    case addButtonTapped
    case cancelButtonTapped
    case saveButtonTapped
  }

  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        return .none
      case .addButtonTapped:
        let standup = Standup(id: uuid(), attendees: [Attendee(id: uuid())])
        state.add = StandupForm.State(standup: standup)
        return .none
      case .cancelButtonTapped:
        state.add = nil
        return .none
      case .saveButtonTapped:
        guard let standup = state.add?.standup else { return .none }
        state.$standups.withLock { _ = $0.append(standup) }
        state.add = nil
        return .none
      }
    }
    .ifLet(\.$add, action: \.add) { StandupForm() }
  }
}
