import TestSupport
import XCTest

@testable import ComposableArchitecture

final class StoreTaskTests: FeatureTestCase {
  func testTaskOfAnActionWithoutEffectsIsCancelledAndFinished() async {
    let store = LogStore { _ in .none }
    let task = store.send("a")
    await task.finish()
    XCTAssertTrue(task.isCancelled)
  }

  func testFinishWaitsForTheEffectsOfActionsThatEffectsSend() async {
    let store = LogStore { action in
      switch action {
      case "a": .run { send in await send("b") }
      case "b":
        .run { send in
          await Task.megaYield()
          await send("c")
        }
      default: .none
      }
    }
    let task = store.send("a")
    await task.finish()
    XCTAssertEqual(store.log, ["a", "b", "c"])
    XCTAssertFalse(task.isCancelled)
  }

  func testCancelCancelsTheEffectsOfActionsThatEffectsSend() async {
    let started = Gate()
    let store = LogStore { action in
      switch action {
      case "a": .send("b")
      case "b":
        .run { _ in
          started.open()
          try await untilCancelled()
        }
      default: .none
      }
    }
    let task = store.send("a")
    await started.pass()
    task.cancel()
    await assertFinishes(task)
    XCTAssertTrue(task.isCancelled)
  }

  func testCancellingTheTaskThatWaitsForAStoreTaskCancelsTheWork() async {
    let store = LogStore { _ in .run { _ in try await untilCancelled() } }
    let task = store.send("a")
    let hasReturned = LockIsolated(false)
    let waiting = Task {
      await task.finish()
      hasReturned.setValue(true)
    }
    waiting.cancel()
    await eventually { hasReturned.value }
    XCTAssertTrue(task.isCancelled)
  }

  func testSendInACancelledEffectSendsNoAction() async {
    let store = LogStore { action in
      action == "a"
        ? .run { send in
          try? await untilCancelled()
          await send("b")
        } : .none
    }
    let task = store.send("a")
    await Task.megaYield()
    task.cancel()
    await assertFinishes(task)
    XCTAssertEqual(store.log, ["a"])
  }

  func testManyTasksCanWaitForOneStoreTask() async {
    let gate = Gate()
    let store = LogStore { _ in .run { _ in await gate.pass() } }
    let task = store.send("a")
    let returned = LockIsolated(0)
    for _ in 1...10 {
      Task.detached {
        await task.finish()
        returned.withValue { $0 += 1 }
      }
    }
    await Task.megaYield()
    XCTAssertEqual(returned.value, 0)
    gate.open()
    await eventually { returned.value == 10 }
    XCTAssertNotEqual(task, store.send("b"))
    await assertFinishes(store.send("c"))
  }
}
