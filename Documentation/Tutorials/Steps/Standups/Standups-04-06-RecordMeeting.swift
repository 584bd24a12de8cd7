import ComposableArchitecture

@Reducer
struct RecordMeeting {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    var isPaused = false
    var seconds = 0
    @Shared var standup: Standup

    var total: Int { standup.minutes * 60 }
    var turn: Int { max(total / max(standup.attendees.count, 1), 1) }
    var speaker: Int { min(seconds / turn, max(standup.attendees.count - 1, 0)) }
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case backRequested
    case nextButtonTapped
    case pauseButtonTapped
    case saveButtonTapped
    case task
    case ticked

    @CasePathable
    enum Alert: Equatable {
      case discardButtonTapped
      case saveButtonTapped
    }
  }

  @Dependency(\.continuousClock) private var clock
  @Dependency(\.date) private var date
  @Dependency(\.dismiss) private var dismiss
  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.discardButtonTapped)):
        return .run { _ in await dismiss() }
      case .alert(.presented(.saveButtonTapped)):
        return save(&state)
      case .alert:
        return .none
      case .backRequested:
        state.alert = .endMeeting
        return .none
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
        guard !state.isPaused, state.alert == nil, state.seconds < state.total else { return .none }
        state.seconds += 1
        return state.seconds < state.total ? .none : save(&state)
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }

  private func save(_ state: inout State) -> Effect<Action> {
    let meeting = Meeting(id: uuid(), date: date.now)
    state.$standup.withLock { _ = $0.meetings.insert(meeting, at: 0) }
    return .run { _ in await dismiss() }
  }
}

extension AlertState where Action == RecordMeeting.Action.Alert {
  static let endMeeting = Self {
    TextState("End the Meeting?")
  } actions: {
    ButtonState(action: .saveButtonTapped) { TextState("Save") }
    ButtonState(role: .destructive, action: .discardButtonTapped) { TextState("Discard") }
    ButtonState(role: .cancel) { TextState("Resume") }
  } message: {
    TextState("A discarded meeting can't be restored.")
  }
}
