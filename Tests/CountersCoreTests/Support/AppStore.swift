import ComposableArchitecture
import CountersCore

/// Returns a test store of the app, with the given screens on the stack. The identifiers of the
/// screens are 0, 1, 2…
@MainActor
func appStore(
  _ screens: AppFeature.Path.State...,
  clock: any Clock<Duration> = TestClock(),
  numberFact: NumberFactClient = NumberFactClient.testValue
) -> TestStoreOf<AppFeature> {
  TestStore(initialState: AppFeature.State(path: StackState(screens))) {
    AppFeature()
    // `==` of the state ignores the summary, which the app updates for some actions without reading
    // all screens.
    Reduce { state, _ in
      expectNoDifference(state.summary, AppFeature.State(path: state.path).summary)
      return .none
    }
  } withDependencies: {
    $0.continuousClock = clock
    $0.numberFact = numberFact
  }
}

extension AppFeature.Path.State {
  static func counter(_ count: Int) -> Self {
    .counter(CounterFeature.State(count: count))
  }

  static func fact(_ number: Int) -> Self {
    .fact(FactFeature.State(number: number))
  }
}

extension AppFeature.Action {
  static func counter(_ id: StackElementID, _ action: CounterFeature.Action) -> Self {
    .path(.element(id: id, action: .counter(action)))
  }

  static func fact(_ id: StackElementID, _ action: FactFeature.Action) -> Self {
    .path(.element(id: id, action: .fact(action)))
  }
}
