import XCTest

@testable import ComposableArchitecture

/// The effects that are cancelled if the elements of a list use the same cancel identifier.
final class ElementCancellationTests: FeatureTestCase {
  func testCancelInFlightCancelsOnlyTheEffectOfItsOwnElement() async {
    let store = Store(initialState: Workers.State()) { Workers() }
    let first = store.send(.rows(.element(id: 1, action: .start)))
    let second = store.send(.rows(.element(id: 2, action: .start)))
    let third = store.send(.rows(.element(id: 1, action: .start)))
    await assertFinishes(first)
    await Task.megaYield()
    XCTAssertFalse(second.task?.isComplete ?? true)
    XCTAssertFalse(third.task?.isComplete ?? true)
    store.send(.stop)
    await assertFinishes(second)
    await assertFinishes(third)
  }

  func testTaskCancelWithinAnEffectCancelsOnlyTheTaskOfItsElement() async {
    let store = Store(initialState: Workers.State()) { Workers() }
    let first = store.send(.rows(.element(id: 1, action: .wait)))
    let second = store.send(.rows(.element(id: 2, action: .wait)))
    await eventually { store.withState(\.waiting) == 2 }
    await Task.megaYield()
    await store.send(.rows(.element(id: 1, action: .stopLater))).finish()
    await assertFinishes(first)
    await Task.megaYield()
    XCTAssertFalse(second.task?.isComplete ?? true)
    store.send(.stop)
    await assertFinishes(second)
  }
}

@Reducer
private struct Worker {
  struct State: Identifiable {
    let id: Int
  }

  enum Action {
    case start
    case stopLater
    case wait
    case waits
  }

  enum CancelID {
    case work
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .start:
      .run { _ in try await untilCancelled() }
        .cancellable(id: CancelID.work, cancelInFlight: true)
    case .stopLater:
      .run { _ in Task.cancel(id: CancelID.work) }
    case .wait:
      .run { send in
        try await withTaskCancellation(id: CancelID.work) {
          await send(.waits)
          try await untilCancelled()
        }
      }
    case .waits:
      .none
    }
  }
}

@Reducer
private struct Workers {
  struct State {
    var rows: IdentifiedArrayOf<Worker.State> = [Worker.State(id: 1), Worker.State(id: 2)]
    /// The number of effects that have started to wait.
    var waiting = 0
  }

  enum Action {
    case rows(IdentifiedActionOf<Worker>)
    case stop
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rows(.element(_, .waits)):
        state.waiting += 1
        return .none
      case .rows:
        return .none
      case .stop:
        return .cancel(id: Worker.CancelID.work)
      }
    }
    .forEach(\.rows, action: \.rows) {
      Worker()
    }
  }
}
