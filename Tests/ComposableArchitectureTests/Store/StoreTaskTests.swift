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
    await task.finish()
    XCTAssertTrue(task.isCancelled)
  }

  func testCancellingTheTaskThatWaitsForAStoreTaskCancelsTheWork() async {
    let store = LogStore { _ in .run { _ in try await untilCancelled() } }
    let task = store.send("a")
    let waiting = Task { await task.finish() }
    waiting.cancel()
    await waiting.value
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
    await task.finish()
    XCTAssertEqual(store.log, ["a"])
  }

  func testManyTasksCanWaitForOneStoreTask() async {
    let gate = Gate()
    let store = LogStore { _ in .run { _ in await gate.pass() } }
    let task = store.send("a")
    await withTaskGroup { group in
      for _ in 1...10 {
        group.addTask { await task.finish() }
      }
      group.addTask { gate.open() }
    }
    XCTAssertEqual(task, task)
    XCTAssertNotEqual(task, store.send("b"))
    await store.send("c").finish()
  }
}
