import ComposableArchitecture
import XCTest

/// Tasks that finish before a test continues, although no effect is in flight.
final class TestStoreSettleTests: FeatureTestCase {
  func testTasksOutsideEffectsFinishBeforeSendReturns() async {
    let isDone = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        Task {
          for _ in 1...10 { await Task.yield() }
          isDone.setValue(true)
        }
        return .none
      }
    }
    await store.send(1) { $0 = 1 }
    XCTAssertTrue(isDone.value)
  }

  func testNestedMainActorTasksFinishBeforeSendReturns() async {
    let isDone = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        Task { @MainActor in
          Task { @MainActor in
            Task { @MainActor in isDone.setValue(true) }
          }
        }
        return .none
      }
    }
    await store.send(1) { $0 = 1 }
    XCTAssertTrue(isDone.value)
  }

  func testTasksStartedByFinishedEffectsFinishBeforeReceiveReturns() async {
    let isDone = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        guard action == 1 else { return .none }
        return .run { send in
          await send(2)
          Task {
            for _ in 1...5 { await Task.yield() }
            isDone.setValue(true)
          }
        }
      }
    }
    await store.send(1) { $0 = 1 }
    await store.receive(2) { $0 = 3 }
    XCTAssertTrue(isDone.value)
  }
}
