import ComposableArchitecture
import XCTest

/// Features whose cases have payloads that are optional.
@MainActor
final class OptionalPayloadTests: XCTestCase {
  func testIfCaseLetRunsTheChildInAnOptionalPayload() async {
    let store = TestStore(initialState: OptionalScreen.State.counter(Tally.State())) {
      OptionalScreen()
    }
    await store.send(.counter(.add(1))) { $0 = .counter(Tally.State(count: 1)) }
    await store.send(\.counter.add, 2) { $0.modify(\.counter.some) { $0.count = 3 } }
    await store.send(.counter(nil)) { $0 = .counter(nil) }
  }

  func testIfLetRunsTheChildForTheWrappedAction() async {
    let store = TestStore(initialState: OptionalParent.State(child: Tally.State())) {
      OptionalParent()
    }
    await store.send(\.child.add, 1) { $0.child?.count = 1 }
    await store.send(.child(nil)) { $0.child = nil }
  }

  func testReceiveMatchesACaseOfAnOptionalPayload() async {
    let store = TestStore(initialState: OptionalParent.State(child: Tally.State())) {
      OptionalParent()
    }
    await store.send(.start)
    await store.receive(\.child.add, 1) { $0.child?.count = 1 }
    await store.receive(\.child.some.add) { $0.child?.count = 3 }
    await store.receive(\.child.reset) { $0.child?.count = 0 }
    await store.receive(\.child.none) { $0.child = nil }
  }
}

@Reducer
private struct Tally {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable {
    case add(Int)
    case reset
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let number): state.count += number
      case .reset: state.count = 0
      }
      return .none
    }
  }
}

@Reducer
private struct OptionalScreen {
  @CasePathable
  enum State: Equatable { case counter(Tally.State?) }
  enum Action: Equatable { case counter(Tally.Action?) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action.is(\.counter.none) { state = .counter(nil) }
      return .none
    }
    .ifCaseLet(\.counter, action: \.counter) { Tally() }
  }
}

@Reducer
private struct OptionalParent {
  struct State: Equatable { var child: Tally.State? }
  enum Action: Equatable {
    case child(Tally.Action?)
    case start
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child(nil): state.child = nil
      case .child: break
      case .start:
        return .concatenate(
          .send(.child(.add(1))),
          .send(.child(.add(2))),
          .send(.child(.reset)),
          .send(.child(nil))
        )
      }
      return .none
    }
    .ifLet(\.child, action: \.child.some) { Tally() }
  }
}
