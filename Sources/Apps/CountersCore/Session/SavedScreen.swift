import ComposableArchitecture
import NumberFacts

/// The saved content of a screen.
public enum SavedScreen: Equatable, Sendable {
  /// A counter with its number.
  case counter(count: Int)

  /// A screen of facts, with its number and the shown fact. `shown` is `nil` if no fact is shown.
  case fact(number: Int, shown: NumberFact?)

  /// Creates the saved form of a screen. Timers, alerts and fetches are not saved.
  public init(_ screen: AppFeature.Path.State) {
    self =
      switch screen {
      case .counter(let counter): .counter(count: counter.count)
      case .fact(let fact): .fact(number: fact.number, shown: fact.fact)
      }
  }

  /// The state of the restored screen, without a running timer, an alert or a fetch.
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
  /// The screens of the path, as saved in a session file.
  ///
  /// Complexity: O(n) in the number of screens.
  public var session: [SavedScreen] { path.map(SavedScreen.init) }

  /// Creates the state of the app from a saved session.
  public init(session: [SavedScreen]) {
    self.init(path: StackState(session.map(\.screen)))
  }
}
