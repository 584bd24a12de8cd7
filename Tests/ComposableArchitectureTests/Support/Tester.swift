import ComposableArchitecture

/// A feature for the tests of the test store.
@Reducer
struct Tester {
  struct State: Equatable {
    var count = 0
    var path = StackState<Page.State>()
    @PresentationState var page: Page.State?
  }

  enum Action: Equatable {
    case add(Int)
    case addLater([Int])
    case addNow([Int])
    case clockTicked
    case dismiss
    case never
    case nothing
    case now([Action])
    case page(PresentationAction<Page.Action>)
    case present
    case push
    case startClock
    case stop
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.dismiss) var dismiss

  enum CancelID {
    case never
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number):
        state.count += number
        return .none
      case .addLater(let numbers):
        return .run { send in
          for number in numbers {
            await send(.add(number))
          }
        }
      case .addNow(let numbers):
        return .merge(numbers.map { .send(.add($0)) })
      case .clockTicked:
        state.count += 1
        return .none
      case .dismiss:
        return .run { _ in await dismiss() }
      case .never:
        return .run { _ in try await untilCancelled() }
          .cancellable(id: CancelID.never)
      case .nothing, .page:
        return .none
      case .now(let actions):
        return .merge(actions.map { .send($0) })
      case .present:
        state.page = Page.State()
        return .none
      case .push:
        state.path.append(Page.State(count: state.path.count))
        return .none
      case .startClock:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.clockTicked)
          }
        }
        .cancellable(id: CancelID.never)
      case .stop:
        return .cancel(id: CancelID.never)
      }
    }
    .ifLet(\.$page, action: \.page) {
      Page()
    }
  }
}

@MainActor
func testerStore() -> TestStoreOf<Tester> {
  TestStore(initialState: Tester.State()) { Tester() }
}
