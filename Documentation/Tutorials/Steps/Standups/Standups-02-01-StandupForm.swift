import ComposableArchitecture

@Reducer
struct StandupForm {
  @ObservableState
  struct State: Equatable {
    var standup: Standup
  }

  enum Action: BindableAction {
    case addAttendeeButtonTapped
    case binding(BindingAction<State>)
    case removeAttendeeButtonTapped(Attendee.ID)
  }

  @Dependency(\.uuid) private var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addAttendeeButtonTapped:
        state.standup.attendees.append(Attendee(id: uuid()))
        return .none
      case .binding:
        return .none
      case .removeAttendeeButtonTapped(let id):
        state.standup.attendees.remove(id: id)
        return .none
      }
    }
  }
}
