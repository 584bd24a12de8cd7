import ComposableArchitecture
import TestSupport
import XCTest

final class NonExhaustiveTestStoreTests: FeatureTestCase {
  func testNonExhaustiveStoreComparesOnlyAssertedState() async {
    let store = testerStore()
    store.exhaustivity = .off
    await store.send(.add(1))
    let isCalled = LockIsolated(false)
    await store.send(.push) {
      isCalled.setValue(true)
      XCTAssertEqual($0.count, 1)
      XCTAssertEqual($0.path.count, 1)
      $0.count = 1
    }
    XCTAssertTrue(isCalled.value)
  }

  func testWrongAssertionIsReportedByANonExhaustiveStore() async {
    let store = testerStore()
    store.exhaustivity = .off
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.send(.add(1)) { $0.count = 2 } }
    assertOne(issues, at: line, containing: "differs from the asserted state")
  }

  func testNonExhaustiveReceiveSkipsEarlierActions() async {
    let store = testerStore()
    store.exhaustivity = .off
    await store.send(.addLater([1, 2, 3]))
    await store.receive(.add(2)) {
      $0.count = 3
    }
    await store.send(.add(10))
    XCTAssertEqual(store.state.count, 16)
  }

  func testNonExhaustiveReceiveOfAMissingActionSkipsNoOtherAction() async {
    let store = testerStore()
    store.exhaustivity = .off
    await store.send(.addLater([1, 2]))
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.receive(.add(7), timeout: .zero) }
    assertOne(issues, at: line, containing: "is not among the received")
    await store.receive(.add(2)) {
      $0.count = 3
    }
  }

  func testNonExhaustiveReceiveWaitsForALaterAction() async {
    let clock = TestClock()
    let store = testerStore()
    store.dependencies.continuousClock = clock
    store.exhaustivity = .off
    await store.send(.addNow([1]))
    await store.send(.startClock)
    await store.send(.addLater([5]))
    Task { await clock.advance(by: .seconds(1)) }
    await store.receive(\.clockTicked, timeout: .seconds(10))
    await store.send(.stop)
  }

  func testSkippedAssertionsAreReportedWithoutFailure() async {
    let store = testerStore()
    store.exhaustivity = .off(showSkippedAssertions: true)
    let issues = await recordIssues {
      await store.send(.add(1))
      await store.send(.addNow([1, 2]))
      await store.receive(.add(2))
      await store.send(.present) {
        XCTModify(&$0.page) { $0.count = 0 }
      }
      await store.send(.addNow([1]))
      await store.send(.nothing)
    }
    XCTAssertFalse(issues.isEmpty)
    XCTAssertTrue(issues.allSatisfy { !$0.isFailure }, "\(issues.filter(\.isFailure))")
  }

  func testSkippedAssertionsAreReportedAtTheirLines() async {
    let store = testerStore()
    store.exhaustivity = .off(showSkippedAssertions: true)
    let line = UInt(#line + 2)
    let issues = await recordIssues {
      await store.send(.add(1))
      await store.send(.now([.nothing, .add(2)]))
      await store.receive(.add(2)) { $0.count = 3 }
      await store.send(.now([.nothing]))
      await store.skipReceivedActions()
      await store.send(.now([.nothing]))
      await store.send(.never)
      await store.skipInFlightEffects()
    }
    XCTAssertEqual(issues.map(\.line), [line, line + 2, line + 4, line + 6, line + 7])
    XCTAssertTrue(issues.allSatisfy { !$0.isFailure })
    XCTAssertTrue(issues.message(at: 0).contains("+   count: 1"), issues.message(at: 0))
    XCTAssertTrue(issues.message(at: 1).contains("• Tester.Action.nothing"), issues.message(at: 1))
    XCTAssertTrue(issues.message(at: 4).contains("• Tester.Action.never"), issues.message(at: 4))
    await store.send(.stop)
  }

  func testOnlyStateThatTheClosureDoesNotAssertIsReported() async {
    let store = testerStore()
    store.exhaustivity = .off(showSkippedAssertions: true)
    let line = UInt(#line + 3)
    let issues = await recordIssues {
      await store.send(.push) { $0.path[id: 0] = Page.State() }
      await store.send(.add(1)) { $0.path[id: 0]?.count = 0 }
    }
    XCTAssertEqual(issues.map(\.line), [line])
    XCTAssertEqual(issues.first?.isFailure, false)
  }

  func testSkippedAssertionsAreNotReportedByDefault() async {
    let store = testerStore()
    store.exhaustivity = .off
    let issues = await recordIssues {
      await store.send(.add(1))
      await store.send(.now([.nothing, .add(2)]))
      await store.receive(.add(2))
      await store.send(.now([.nothing]))
      await store.send(.never)
      await store.skipInFlightEffects()
    }
    XCTAssertEqual(issues.map(\.message), [])
    await store.send(.stop)
  }

  func testNonExhaustiveReceiveOfAMissingActionReportsTheTimeout() async {
    let store = testerStore()
    store.exhaustivity = .off
    await store.send(.now([.nothing, .never]))
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.receive(.add(1), timeout: .milliseconds(1)) }
    XCTAssertEqual(issues.map(\.line), [line, line])
    XCTAssertTrue(issues.message(at: 0).contains("was not received within"), issues.message(at: 0))
    XCTAssertTrue(
      issues.message(at: 1).contains("is not among the received"),
      issues.message(at: 1)
    )
    await store.send(.stop)
  }

  func testXCTModifyMayChangeNothingInANonExhaustiveStore() async {
    let store = testerStore()
    store.exhaustivity = .off
    await store.send(.present) {
      XCTModify(&$0.page) { $0.count = 0 }
    }
  }
}
