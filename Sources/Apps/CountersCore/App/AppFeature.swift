import ComposableArchitecture
import DeepLinks

/// The root feature of Counters: a stack of counters and number facts, of any depth and in any
/// order.
@Reducer
public struct AppFeature: Sendable {
  public struct State: Equatable, Sendable {
    @PresentationState public var alert: AlertState<Action.Alert>?
    public var path: StackState<Path.State>

    public init(path: StackState<Path.State> = StackState()) {
      self.path = path
    }
  }

  public enum Action: Equatable, Sendable {
    case alert(PresentationAction<Alert>)
    case goToCounterButtonTapped
    case goToFactButtonTapped
    case goToRootButtonTapped
    /// Sent when the app is opened with a link, at its start or while it runs.
    case linkOpened(String)
    case path(StackAction<Path.State, Path.Action>)
    case sessionNotSaved(reason: String)

    /// The actions of the alerts. There are no cases, because the alerts of the app only show a
    /// message.
    @CasePathable
    public enum Alert: Equatable, Sendable {}
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert:
        return .none

      case .goToCounterButtonTapped:
        state.path.append(.counter(CounterFeature.State()))
        return .none

      case .goToFactButtonTapped:
        state.path.append(.fact(FactFeature.State(number: Int(clamping: state.summary.sum))))
        return .none

      case .goToRootButtonTapped:
        state.path.removeAll()
        return .none

      case .linkOpened(let link):
        do {
          state.path = StackState(try DeepLinkRouter.counters.screens(link))
          state.alert = nil
        } catch {
          state.alert = .linkLeadsNowhere("\(error)")
        }
        return .none

      case .path(.element(_, .counter(.delegate(.goToCounter(let number))))),
        .path(.element(_, .fact(.delegate(.goToCounter(let number))))):
        state.path.append(.counter(CounterFeature.State(count: number)))
        return .none

      case .path(.element(_, .counter(.delegate(.goToFact(let number))))):
        state.path.append(.fact(FactFeature.State(number: number)))
        return .none

      case .path:
        return .none

      case .sessionNotSaved(let reason):
        state.alert = .sessionNotSaved(reason)
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
    .forEach(\.path, action: \.path) {
      Path()
    }
  }
}
