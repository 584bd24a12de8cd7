import ComposableArchitecture

/// What is kept of a screen from one start of the app to the next: what it shows, and nothing of
/// what was going on there.
public enum SavedScreen: Equatable, Sendable {
  case counter(count: Int)
  case fact(number: Int, shown: NumberFact?)

  public init(_ screen: AppFeature.Path.State) {
    self =
      switch screen {
      case .counter(let counter): .counter(count: counter.count)
      case .fact(let fact): .fact(number: fact.number, shown: fact.fact)
      }
  }

  /// The screen, with its timer stopped.
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
  /// What is saved of the app: its path. O(n) in the number of screens.
  public var session: [SavedScreen] { path.map(SavedScreen.init) }

  /// The app as it was left.
  public init(session: [SavedScreen]) {
    self.init(path: StackState(session.map(\.screen)))
  }
}
