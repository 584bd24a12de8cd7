import ComposableArchitecture

@Reducer
struct StandupDetail {
  @Reducer(state: .equatable)
  enum Destination {
    case alert(AlertState<Alert>)
    case edit(StandupForm)

    @CasePathable
    enum Alert: Equatable {
      case deleteConfirmed
    }
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
    @Shared var standup: Standup
  }

  enum Action {
    case cancelButtonTapped
    case delegate(Delegate)
    case deleteButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case editButtonTapped
    case saveButtonTapped

    @CasePathable
    enum Delegate: Equatable {
      case delete(Standup.ID)
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cancelButtonTapped:
        state.destination = nil
        return .none
      case .delegate:
        return .none
      case .deleteButtonTapped:
        state.destination = .alert(.delete(state.standup))
        return .none
      case .destination(.presented(.alert(.deleteConfirmed))):
        return .send(.delegate(.delete(state.standup.id)))
      case .destination:
        return .none
      case .editButtonTapped:
        state.destination = .edit(StandupForm.State(standup: state.standup))
        return .none
      case .saveButtonTapped:
        guard case .edit(let form) = state.destination else { return .none }
        state.$standup.withLock { $0 = form.standup }
        state.destination = nil
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension AlertState where Action == StandupDetail.Destination.Alert {
  static func delete(_ standup: Standup) -> Self {
    AlertState {
      TextState("Delete “\(standup.title)”?")
    } actions: {
      ButtonState(role: .destructive, action: .deleteConfirmed) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("The stand-up and its meetings can't be restored.")
    }
  }
}
