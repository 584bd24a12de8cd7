import ComposableArchitecture
import TestSupport
import XCTest

final class EffectRunTests: FeatureTestCase {
  func testRunEffectDoesNotStartBeforeSendReturns() async {
    let hasStarted = LockIsolated(false)
    let store = LogStore { _ in .run { _ in hasStarted.setValue(true) } }
    let task = store.send("a")
    XCTAssertFalse(hasStarted.value)
    await assertFinishes(task)
    XCTAssertTrue(hasStarted.value)
  }

  func testRunEffectSendsSeveralActions() async {
    let store = LogStore { action in
      guard action == "a" else { return .none }
      return .run { send in
        await send("b")
        await send("c")
      }
    }
    await store.send("a").finish()
    XCTAssertEqual(store.log, ["a", "b", "c"])
  }

  func testThrownCancellationErrorIsNeitherCaughtNorReported() async {
    let issues = await recordIssues {
      let store = LogStore { action in
        guard action == "a" else { return .none }
        return .run { _ in
          throw CancellationError()
        } catch: { _, send in
          await send("caught")
        }
      }
      await store.send("a").finish()
      XCTAssertEqual(store.log, ["a"])
    }
    XCTAssertTrue(issues.isEmpty)
  }

  func testThrownErrorIsPassedToTheCatchClosure() async {
    let store = LogStore { action in
      guard action == "a" else { return .none }
      return .run { _ in
        throw Failure()
      } catch: { error, send in
        await send("\(error)")
      }
    }
    await store.send("a").finish()
    XCTAssertEqual(store.log, ["a", "Failure()"])
  }

  func testUncaughtErrorIsReportedAtTheLineOfTheRunEffect() async {
    let line = UInt(#line + 2)
    let issues = await recordIssues {
      let store = LogStore { _ in .run { _ in throw Failure() } }
      await store.send("a").finish()
    }
    assertOne(issues, at: line, containing: "Failure()")
  }

  func testErrorOfACancelledEffectIsIgnored() async {
    let started = Gate()
    let issues = await recordIssues {
      let store = LogStore { _ in
        .run { _ in
          started.open()
          try? await untilCancelled()
          throw Failure()
        } catch: { _, send in
          await send("caught")
        }
      }
      let task = store.send("a")
      await started.pass()
      task.cancel()
      await assertFinishes(task)
      XCTAssertEqual(store.log, ["a"])
    }
    XCTAssertTrue(issues.isEmpty)
  }

  func testSendAfterTheEffectFinishedIsReportedAndReceived() async {
    let issues = await recordIssues {
      let escaped = LockIsolated<Send<String>?>(nil)
      let store = LogStore { action in
        action == "a" ? .run { send in escaped.setValue(send) } : .none
      }
      await store.send("a").finish()
      escaped.value?("late")
      XCTAssertEqual(store.log, ["a", "late"])
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.message(at: 0).contains("already finished:\n\n    late"), "\(issues)")
    XCTAssertTrue(issues.message(at: 0).contains("returned for this action:\n\n    a"), "\(issues)")
  }

  func testTaskOfARunEffectHasTheNameAndPriorityOfTheEffect() async {
    let store = LogStore { action in
      guard action == "a" else { return .none }
      return .run(priority: .low, name: "Work") { send in
        await send("\(Task.name ?? "") \(Task.basePriority == .low)")
      }
    }
    await store.send("a").finish()
    XCTAssertEqual(store.log, ["a", "Work true"])
  }

  func testSendCallsItsClosureUnlessTheTaskIsCancelled() async {
    let sent = LockIsolated<[String]>([])
    let send = Send<String> { action in sent.withValue { $0.append(action) } }
    send("a")
    let task = Task { @MainActor in
      withUnsafeCurrentTask { $0?.cancel() }
      send("b")
    }
    await task.value
    XCTAssertEqual(sent.value, ["a"])
  }

  func testRunEffectReadsTheDependenciesOfItsCreation() async {
    let store = LogStore { action in
      guard action == "a" else { return .none }
      return withDependencies {
        $0.uuid = .constant(UUID(7))
      } operation: {
        .run { send in
          @Dependency(\.uuid) var uuid
          await send("\(uuid() == UUID(7))")
        }
      }
    }
    await store.send("a").finish()
    XCTAssertEqual(store.log, ["a", "true"])
  }

  func testActionsOfARunEffectAreReducedWithTheDependenciesOfTheStore() async {
    let seen = LockIsolated<[UUID]>([])
    let store = LogStore { action in
      @Dependency(\.uuid) var uuid
      seen.withValue { $0.append(uuid()) }
      guard action == "a" else { return .none }
      return withDependencies {
        $0.uuid = .constant(UUID(7))
      } operation: {
        .run { send in await send("b") }
      }
    } withDependencies: {
      $0.uuid = .constant(UUID(1))
    }
    await store.send("a").finish()
    XCTAssertEqual(seen.value, [UUID(1), UUID(1)])
  }
}

private struct Failure: Error {}
