import ComposableArchitecture

@Reducer
struct RecordMeeting {
  @ObservableState
  struct State: Equatable {
    var isPaused = false
    var seconds = 0
    @Shared var standup: Standup

    var total: Int { standup.minutes * 60 }
    var turn: Int { max(total / max(standup.attendees.count, 1), 1) }
    var speaker: Int { min(seconds / turn, max(standup.attendees.count - 1, 0)) }
  }

  enum Action {
    case nextButtonTapped
    case pauseButtonTapped
    case saveButtonTapped
    case task
    case ticked
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.date) private var date
  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nextButtonTapped:
        let isLast = state.speaker >= state.standup.attendees.count - 1
        state.seconds = isLast ? state.total : (state.speaker + 1) * state.turn
        return isLast ? save(&state) : .none
      case .pauseButtonTapped:
        state.isPaused.toggle()
        return .none
      case .saveButtonTapped:
        return save(&state)
      case .task:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked)
          }
        }
      case .ticked:
        guard !state.isPaused, state.seconds < state.total else { return .none }
        state.seconds += 1
        return state.seconds < state.total ? .none : save(&state)
      }
    }
  }

  private func save(_ state: inout State) -> Effect<Action> {
    let meeting = Meeting(id: uuid(), date: date.now)
    state.$standup.withLock { _ = $0.meetings.insert(meeting, at: 0) }
    return .run { _ in await dismiss() }
  }
}
