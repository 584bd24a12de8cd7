import ComposableArchitecture
import NumberFacts

/// The saved state of a screen: its content, without timers and requests.
public enum SavedScreen: Equatable, Sendable {
  /// A counter with its number. The timer is not saved.
  case counter(count: Int)

  /// A screen of facts, with its number and the fact that is shown, if any.
  case fact(number: Int, shown: NumberFact?)

  /// Creates the saved form of a screen. Timers, alerts and fetches are not saved.
  public init(_ screen: AppFeature.Path.State) {
    self =
      switch screen {
      case .counter(let counter): .counter(count: counter.count)
      case .fact(let fact): .fact(number: fact.number, shown: fact.fact)
      }
  }

  /// The state of the screen, with a stopped timer.
  public var screen: AppFeature.Path.State {
    switch self {
    case .counter(let count):
      return .counter(CounterFeature.State(count: count))
    case .fact(let number, let shown):
      var state = FactFeature.State(number: number)
      state.fact = shown
      return .fact(state)
    }
  }
}

extension AppFeature.State {
  /// The saved screens of the path.
  ///
  /// Complexity: O(n) in the number of screens.
  public var session: [SavedScreen] { path.map(SavedScreen.init) }

  /// Creates the state of the app from a saved session.
  public init(session: [SavedScreen]) {
    self.init(path: StackState(session.map(\.screen)))
  }
}
