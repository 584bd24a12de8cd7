import ComposableArchitecture

/// Features on a stack, each of which stores the number of an action after a delay.
@Reducer
struct Delays {
  struct State: Equatable {
    var path = StackState<Delay.State>()

    init(count: Int) {
      path = StackState((0..<count).map { _ in Delay.State() })
    }

    var kept: [[Int]] { path.map(\.kept) }
  }

  enum Action {
    case cancel
    case path(StackAction<Delay.State, Delay.Action>)
  }

  let isThrottled: Bool

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .cancel: .cancel(id: Delay.CancelID.only)
      case .path: .none
      }
    }
    .forEach(\.path, action: \.path) {
      Delay(isThrottled: isThrottled)
    }
  }
}

@Reducer
struct Delay {
  struct State: Equatable {
    var kept: [Int] = []
  }

  enum Action: Equatable {
    case keep(Int)
    case tell(Int)
  }

  enum CancelID {
    case only
  }

  let isThrottled: Bool
  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .keep(let number):
      state.kept.append(number)
      return .none
    case .tell(let number):
      let effect = Effect.send(Action.keep(number))
      return isThrottled
        ? effect.throttle(id: CancelID.only, for: .seconds(1), clock: clock, latest: true)
        : effect.debounce(id: CancelID.only, for: .seconds(1), clock: clock)
    }
  }
}
