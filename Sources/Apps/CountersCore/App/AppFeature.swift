import ComposableArchitecture
import DeepLinks
import Sessions

/// The root feature of Counters: a stack of counters and number facts, of any depth and in any
/// order.
@Reducer
public struct AppFeature: Sendable {
  /// The features of the screens that can be on the stack.
  @Reducer(state: .equatable, .sendable, action: .equatable, .sendable)
  public enum Path {
    /// A screen that counts.
    case counter(CounterFeature)

    /// A screen that shows facts about a number.
    case fact(FactFeature)
  }

  /// The state of the app. A session contains only the path.
  @ObservableState
  public struct State: Equatable, Sendable {
    /// The alert of the app, or `nil`. The app's own alerts have no button with an action.
    @Presents public var alert: AlertState<Action.Alert>?

    /// The screens above the root, from the first to the current screen.
    public var path: StackState<Path.State>

    /// The summary of all screens. The reducer updates the summary after each action.
    public internal(set) var summary: Summary

    /// Creates the state of an app without an alert. By default, the app shows its root.
    public init(path: StackState<Path.State> = StackState()) {
      self.path = path
      summary = Summary(path)
    }

    /// Whether the alerts and the paths are equal. The summary is derived from the path.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.alert == rhs.alert && lhs.path == rhs.path
    }
  }

  /// The actions of the app.
  public enum Action: Equatable, Sendable {
    /// An action of the alert, such as its dismissal.
    case alert(PresentationAction<Alert>)

    /// The user clicks the button of the root that pushes a counter, which starts at 0.
    case goToCounterButtonTapped

    /// The user clicks the button of the root that pushes facts about the sum of all counters. A
    /// sum outside the range of `Int` is clamped.
    case goToFactButtonTapped

    /// The user clicks the button that pops all screens above the root.
    case goToRootButtonTapped
    /// Sent when the app is opened with a link, either at its start or later.
    case linkOpened(String)

    /// An action of the stack or of one of its screens. A screen sends a delegate action to push
    /// another screen.
    case path(StackActionOf<Path>)

    /// The session was not saved. The app presents an alert with the reason.
    case sessionNotSaved(reason: String)

    /// The actions of the alerts. There are no cases, because no button of the alerts sends an
    /// action.
    @CasePathable
    public enum Alert: Equatable, Sendable {}
  }

  /// Creates the reducer of the app.
  public init() {}

  /// A reducer that pushes and pops screens, runs the features of the screens, presents the alert
  /// and updates the summary.
  public var body: some ReducerOf<Self> {
    SummaryReducer {
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
            state.alert = .invalidLink("\(error)")
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
      .forEach(\.path, action: \.path)
    }
  }
}
