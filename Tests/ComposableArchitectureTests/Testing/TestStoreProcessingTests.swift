import ComposableArchitecture
import TestSupport
import XCTest

/// The moments at which a test store processes actions, and the results that a test observes.
final class TestStoreProcessingTests: FeatureTestCase {
  func testReceivedActionsAreReducedOnSendAndAssertedOneByOne() async {
    let processed = LockIsolated<[Tester.Action]>([])
    let store = TestStore(initialState: Tester.State()) {
      Tester()
      Reduce { _, action in
        processed.withValue { $0.append(action) }
        return .none
      }
    }
    await store.send(.addNow([1, 2]))
    XCTAssertEqual(processed.value, [.addNow([1, 2]), .add(1), .add(2)])
    XCTAssertEqual(store.state.count, 0)
    await store.receive(.add(1)) { $0.count = 1 }
    XCTAssertEqual(store.state.count, 1)
    await store.receive(.add(2)) { $0.count = 3 }
    XCTAssertEqual(store.state.count, 3)
  }

  func testEffectsRunBeforeTheAssertionClosureIsCalled() async {
    let hasStarted = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return .run { _ in hasStarted.setValue(true) }
      }
    }
    await store.send(1) {
      XCTAssertTrue(hasStarted.value)
      $0 = 1
    }
  }

  func testEffectsSendTheirActionsBeforeSendReturns() async {
    let store = testerStore()
    await store.send(.addLater([1, 2, 3]))
    for (number, count) in [(1, 1), (2, 3), (3, 6)] {
      await store.receive(.add(number), timeout: .zero) { $0.count = count }
    }
  }

  func testExhaustiveReceiveReportsAnotherActionWithoutWaiting() async {
    let store = testerStore()
    await store.send(.never)
    await store.send(.now([.nothing]))
    let start = ContinuousClock.now
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.receive(.add(2), timeout: .seconds(60)) }
    XCTAssertLessThan(start.duration(to: .now), .seconds(30))
    assertOne(issues, at: line, containing: "Another action was received")
    await store.send(.stop)
  }

  func testActionSentBeforeActionsAreReceivedIsReportedAndReduced() async {
    let store = testerStore()
    await store.send(.now([.nothing]))
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.send(.add(5)) { $0.count = 5 } }
    assertOne(issues, at: line, containing: "had not been received")
    XCTAssertEqual(store.state.count, 5)
    await store.receive(.nothing) { $0.count = 0 }
    await store.send(.nothing) { $0.count = 5 }
  }

  func testFinishWaitsForEffectsToFinish() async {
    let gate = Gate()
    let hasFinished = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .run { _ in
          await gate.pass()
          hasFinished.setValue(true)
        }
      }
    }
    await store.send(1)
    XCTAssertFalse(hasFinished.value)
    Task {
      await Task.megaYield()
      gate.open()
    }
    await store.finish(timeout: .seconds(60))
    XCTAssertTrue(hasFinished.value)
  }

  func testCancellingATaskWaitsForTheWorkToFinish() async {
    let hasFinished = LockIsolated(false)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { _, _ in
        .run { _ in
          try? await untilCancelled()
          await Task.megaYield()
          hasFinished.setValue(true)
        }
      }
    }
    let task = await store.send(1)
    XCTAssertFalse(task.isCancelled)
    await task.cancel()
    XCTAssertTrue(hasFinished.value)
    XCTAssertTrue(task.isCancelled)
    await task.finish(timeout: .zero)
  }

  func testReducerClosureCanContainSeveralReducers() async {
    let store = TestStore(initialState: Counter.State()) {
      Counter()
      Counter()
    }
    await store.send(.increment) { $0.count = 2 }
  }

  func testWithExhaustivityReturnsTheResultAndRestoresTheExhaustivity() async {
    let store = testerStore()
    let seen = store.withExhaustivity(.off) { store.exhaustivity }
    XCTAssertEqual(seen, .off)
    XCTAssertEqual(store.exhaustivity, .on)
  }

  func testExhaustivityOffEqualsOffWithoutSkippedAssertions() async {
    XCTAssertEqual(Exhaustivity.off, .off(showSkippedAssertions: false))
    XCTAssertNotEqual(Exhaustivity.off, .off(showSkippedAssertions: true))
    XCTAssertNotEqual(Exhaustivity.off, .on)
  }

  func testMainSerialExecutorEnabledBeforeTheStoreRemainsEnabled() async {
    uncheckedUseMainSerialExecutor = true
    defer { uncheckedUseMainSerialExecutor = false }
    do {
      let store = testerStore()
      await store.send(.nothing)
    }
    XCTAssertTrue(uncheckedUseMainSerialExecutor)
  }

  func testXCTModifyThatChangesNothingIsReportedByAnExhaustiveStore() async {
    let store = testerStore()
    let issues = await recordIssues {
      await store.send(.present) {
        $0.page = Page.State()
        XCTModify(&$0.page) { $0.count = 0 }
      }
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertEqual(issues.first?.message.contains("did not change"), true)
  }

  func testUnequalStatesWithEqualDumpsAreReported() async {
    struct Unequal: Equatable, Sendable {
      static func == (lhs: Self, rhs: Self) -> Bool { false }
    }
    let store = TestStore(initialState: Unequal()) { EmptyReducer<Unequal, Int>() }
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.send(1) { $0 = Unequal() } }
    assertOne(issues, at: line, containing: "Not equal but no difference detected")
  }
}
