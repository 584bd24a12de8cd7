import ComposableGtk

/// A counter that can dismiss itself and present an alert.
@Reducer
struct Counter {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Action.Alert>?
    var count = 0
    var note = ""
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case askButtonTapped
    case closeButtonTapped
    case incrementButtonTapped
    case noteChanged(String)

    @CasePathable
    enum Alert: Equatable {
      case confirmButtonTapped
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmButtonTapped)):
        state.count = 0
        return .none
      case .alert:
        return .none
      case .askButtonTapped:
        let count = state.count
        state.alert = AlertState {
          TextState("Start again?")
        } actions: {
          ButtonState(action: .confirmButtonTapped) { TextState("Start again") }
          ButtonState(role: .cancel) { TextState("Keep") }
        } message: {
          TextState("The count is \(count).")
        }
        return .none
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .noteChanged(let note):
        state.note = note
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

/// A stack of counters, in two cases.
@Reducer
struct Root {
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action: Equatable {
    case path(StackAction<Path.State, Path.Action>)
    case push(Int)
    case removeAll
  }

  @Reducer
  struct Path {
    enum State: Equatable {
      case counter(Counter.State)
      case other(Counter.State)
    }

    enum Action: Equatable {
      case counter(Counter.Action)
      case other(Counter.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: \.counter, action: \.counter) { Counter() }
      Scope(state: \.other, action: \.other) { Counter() }
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .path:
        return .none
      case .push(let count):
        state.path.append(.counter(Counter.State(count: count)))
        return .none
      case .removeAll:
        state.path.removeAll()
        return .none
      }
    }
    .forEach(\.path, action: \.path) { Path() }
  }
}

/// A log of the actions that a reducer receives.
@MainActor
final class ActionLog<Action> {
  private(set) var actions: [Action] = []

  func append(_ action: Action) { actions.append(action) }
}

extension Reducer {
  /// Returns a reducer that appends each action to a log, and runs this reducer.
  @MainActor
  func logging(to log: ActionLog<Action>) -> Reduce<State, Action> {
    Reduce { state, action in
      MainActor.assumeIsolated { log.append(action) }
      return self.reduce(into: &state, action: action)
    }
  }
}
