import ComposableArchitecture

@Reducer
struct Fact {
  @ObservableState
  struct State: Equatable {
    @Presents var alert: AlertState<Action.Alert>?
    let number: Int
    var text: String?

    init(number: Int) {
      self.number = number
    }
  }

  enum Action {
    case alert(PresentationAction<Alert>)
    case factButtonTapped
    case factFailed
    case factLoaded(String)

    enum Alert: Equatable {}
  }

  @Dependency(\.facts) private var facts

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none
      case .factButtonTapped:
        return .run { [number = state.number] send in
          await send(.factLoaded(try await facts.fact(number)))
        } catch: { _, send in
          await send(.factFailed)
        }
      case .factFailed:
        state.alert = .noFact(about: state.number)
        return .none
      case .factLoaded(let text):
        state.text = text
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}

extension AlertState where Action == Fact.Action.Alert {
  static func noFact(about number: Int) -> Self {
    AlertState {
      TextState("No Fact")
    } message: {
      TextState("There is no fact about \(number).")
    }
  }
}
