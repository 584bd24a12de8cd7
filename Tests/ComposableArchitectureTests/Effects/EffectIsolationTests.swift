import ComposableArchitecture
import Foundation
import XCTest

/// The threads on which effects run, and on which code that waits for effects resumes.
final class EffectIsolationTests: FeatureTestCase {
  func testRunOperationsDoNotRunOnTheMainThread() async {
    let places = LockIsolated<[Bool]>([])
    @Sendable func notePlace(_ send: Send<String>) {
      places.withValue { $0.append(isOnMainThread()) }
    }
    let store = LogStore { action in
      switch action {
      case "closure": .run { send in notePlace(send) }
      // The compiler doesn't generate a switch to another thread for these functions.
      case "function": .run(operation: notePlace)
      case "handler":
        .run { _ in
          throw Failure()
        } catch: { _, send in
          notePlace(send)
        }
      default:
        .run { send in
          await send("closure")
          notePlace(send)
        }
      }
    }
    for action in ["closure", "function", "handler", "sending"] {
      await store.send(action).finish()
    }
    XCTAssertEqual(places.value, [false, false, false, false, false])
  }

  func testMainActorOperationRunsOnTheMainThread() async {
    let places = LockIsolated<[Bool]>([])
    let store = LogStore { action in
      guard action == "a" else { return .none }
      return .run { @MainActor send in
        send("b")
        places.withValue { $0.append(isOnMainThread()) }
      }
    }
    await store.send("a").finish()
    XCTAssertEqual(store.log, ["a", "b"])
    XCTAssertEqual(places.value, [true])
  }

  func testStoreTaskFinishResumesInTheIsolationOfItsCaller() async {
    let store = LogStore { _ in .run { _ in await Task.megaYield() } }
    await store.send("a").finish()
    XCTAssertTrue(isOnMainThread())
    let task = store.send("b")
    let isActorOnMainThread = await OtherActor().finish(task)
    XCTAssertFalse(isActorOnMainThread)
    let other = store.send("c")
    let isTaskOnMainThread = await Task.detached {
      await other.finish()
      return isOnMainThread()
    }.value
    XCTAssertFalse(isTaskOnMainThread)
  }
}

private actor OtherActor {
  func finish(_ task: StoreTask) async -> Bool {
    await task.finish()
    assertIsolated()
    return isOnMainThread()
  }
}

private struct Failure: Error {}

private func isOnMainThread() -> Bool { Thread.isMainThread }
