import ComposableArchitecture
import TestSupport
import XCTest

final class TestStoreFailureTests: FeatureTestCase {
  func testWrongStateIsReportedWithItsDifference() async {
    let store = testerStore()
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.send(.add(1)) { $0.count = 2 } }
    assertOne(issues, at: line, containing: "differs from the asserted state")
    XCTAssertTrue(issues.message(at: 0).contains("−   count: 2"), issues.message(at: 0))
    XCTAssertTrue(issues.message(at: 0).contains("+   count: 1"), issues.message(at: 0))
    XCTAssertEqual(store.state.count, 1)
  }

  func testStateChangeWithoutAClosureIsReported() async {
    let store = testerStore()
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.send(.add(1)) }
    assertOne(issues, at: line, containing: "no closure asserts it")
  }

  func testClosureThatChangesNothingIsReported() async {
    let store = testerStore()
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.send(.nothing) { $0.count = 0 } }
    assertOne(issues, at: line, containing: "changed nothing")
  }

  func testErrorThrownByAClosureIsReported() async {
    struct Failure: Error {}
    let store = testerStore()
    for exhaustivity in [Exhaustivity.on, .off] {
      store.exhaustivity = exhaustivity
      let line = UInt(#line + 1)
      let issues = await recordIssues { await store.send(.nothing) { _ in throw Failure() } }
      assertOne(issues, at: line, containing: "Failure()")
    }
  }

  func testSendBeforeActionsAreReceivedIsReported() async {
    let store = testerStore()
    await store.send(.addNow([1]))
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.send(.nothing) }
    XCTAssertEqual(issues.map(\.line), [line, line])
    XCTAssertTrue(issues.message(at: 0).contains(".add(_:)"), issues.message(at: 0))
    await store.receive(.add(1))
  }

  func testReceiveWithoutAnActionIsReported() async {
    let store = testerStore()
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.receive(.add(1)) }
    assertOne(issues, at: line, containing: "Tester.Action.add(1)")
    let byCase = await recordIssues { await store.receive(\.add) }
    assertOne(byCase, at: line + 2, containing: "the given case, with any payload of type 'Int'")
    let withoutPayload = await recordIssues { await store.receive(\.nothing) }
    assertOne(withoutPayload, at: line + 4, containing: "Tester.Action.nothing")
    let byPayload = await recordIssues { await store.receive(\.add, 2) }
    assertOne(byPayload, at: line + 6, containing: "Tester.Action.add(2)")
    let byPath = await recordIssues { await store.receive(/Tester.Action.add) }
    assertOne(byPath, at: line + 8, containing: "the given case")
    let byPredicate = await recordIssues { await store.receive { _ in true } }
    assertOne(byPredicate, at: line + 10, containing: "the closure accepts")
  }

  func testReceiveOfAnotherActionIsReported() async {
    let store = testerStore()
    await store.send(.addNow([1]))
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.receive(.add(2)) { $0.count = 2 } }
    assertOne(issues, at: line, containing: "Another action was received")
    XCTAssertEqual(store.state.count, 1)
    let rest = await recordIssues { await store.receive(.add(1)) }
    XCTAssertEqual(rest.count, 1)
  }

  func testReceiveOutOfOrderIsReported() async {
    let store = testerStore()
    await store.send(.addNow([1, 2]))
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.receive(.add(2)) { $0.count = 3 } }
    assertOne(issues, at: line, containing: "was received after other actions")
    await store.receive(.add(2)) {
      $0.count = 3
    }
  }

  func testReceiveOfAnotherPayloadIsReportedWithItsDifference() async {
    let store = testerStore()
    await store.send(.addNow([1]))
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.receive(\.add, 2) }
    assertOne(issues, at: line, containing: "Another action was received")
    XCTAssertTrue(issues.message(at: 0).contains("− Tester.Action.add(2)"), issues.message(at: 0))
    XCTAssertTrue(issues.message(at: 0).contains("+ Tester.Action.add(1)"), issues.message(at: 0))
  }

  func testReceiveTimeoutIsReportedWithTheInFlightEffects() async {
    let store = testerStore()
    await store.send(.never)
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.receive(.add(1), timeout: .zero) }
    XCTAssertEqual(issues.map(\.line), [line, line])
    XCTAssertTrue(issues.message(at: 0).contains("was not received within"))
    XCTAssertTrue(issues.message(at: 0).contains("• Tester.Action.never"))
    XCTAssertTrue(issues.message(at: 1).contains("No action was received"))
    await store.send(.stop)
  }

  func testReceiveIsReportedWhenEffectsFinishWithoutSending() async {
    let store = testerStore()
    let task = await store.send(.never)
    Task {
      await Task.megaYield()
      await task.cancel()
    }
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.receive(.add(1), timeout: .seconds(60)) }
    XCTAssertEqual(issues.map(\.line), [line, line])
    XCTAssertTrue(issues.message(at: 0).contains("have finished"), issues.message(at: 0))
    XCTAssertTrue(issues.message(at: 1).contains("No action was received"), issues.message(at: 1))
  }

  func testWrongStateOfAReceivedActionIsReported() async {
    let store = testerStore()
    await store.send(.addNow([1]))
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.receive(.add(1)) { $0.count = 7 } }
    assertOne(issues, at: line, containing: "a received action")
  }

  func testFinishWithInFlightEffectsIsReported() async {
    let store = testerStore()
    let task = await store.send(.never)
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.finish(timeout: .zero) }
    assertOne(issues, at: line, containing: ".never")
    let taskLine = UInt(#line + 1)
    let ofTask = await recordIssues { await task.finish(timeout: .zero) }
    assertOne(ofTask, at: taskLine, containing: "still running")
    await task.cancel()
  }

  func testFinishBeforeActionsAreReceivedIsReported() async {
    let store = testerStore()
    await store.send(.addNow([1]))
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.finish() }
    assertOne(issues, at: line, containing: "have not been received")
    await store.receive(.add(1)) {
      $0.count = 1
    }
  }

  func testStrictSkipWithoutActionsOrEffectsIsReported() async {
    let store = testerStore()
    let line = UInt(#line + 2)
    let issues = await recordIssues {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
      await store.skipReceivedActions(strict: false)
      await store.skipInFlightEffects(strict: false)
    }
    XCTAssertEqual(issues.map(\.line), [line, line + 1])
  }

  func testSkippedActionsAndInFlightEffectsAreNotReported() async {
    let store = testerStore()
    await store.send(.addNow([1, 2]))
    await store.skipReceivedActions()
    XCTAssertEqual(store.state.count, 3)
    await store.send(.never)
    await store.skipInFlightEffects()
    await store.finish()
  }
}
