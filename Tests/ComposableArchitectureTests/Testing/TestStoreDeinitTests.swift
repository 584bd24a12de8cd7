import ComposableArchitecture
import TestSupport
import XCTest

final class TestStoreDeinitTests: FeatureTestCase {
  func testActionsNotReceivedAreReportedAtTheCreationOfTheStore() async {
    let line = UInt(#line + 2)
    let issues = await recordIssues {
      let store = TestStore(initialState: Tester.State()) { Tester() }
      await store.send(.addNow([1, 2]))
    }
    assertOne(issues, at: line, containing: "were not received")
  }

  func testInFlightEffectsAreReportedWhereTheirActionWasSent() async {
    let line = UInt(#line + 4)
    let issues = await recordIssues {
      let store = testerStore()
      await store.send(.nothing)
      await store.send(.never)
      await store.send(.never)
      await store.send(.nothing)
    }
    XCTAssertEqual(issues.map(\.line), [line, line + 1])
    XCTAssertTrue(issues.message(at: 0).contains("Tester.Action.never"))
  }

  func testEffectsOfReceivedActionsAreReportedAtTheFirstSend() async {
    let line = UInt(#line + 5)
    let issues = await recordIssues {
      let store = TestStore(initialState: 0) { Chain() }
      let gate = Gate()
      store.dependencies[GateKey.self] = gate
      await store.send(3)
      await store.send(0)
      gate.open()
      await store.receive(2)
      await store.receive(1)
    }
    XCTAssertEqual(issues.map(\.line), [line])
  }

  func testReleasedNonExhaustiveStoreReportsNoIssue() async {
    let issues = await recordIssues {
      let store = testerStore()
      store.exhaustivity = .off
      await store.send(.addNow([1]))
      await store.send(.never)
    }
    XCTAssertTrue(issues.isEmpty)
  }

  func testReleasedNonExhaustiveStoreReportsSkippedAssertionsOnRequest() async {
    let line = UInt(#line + 4)
    let issues = await recordIssues {
      let store = testerStore()
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.never)
      await store.send(.addNow([0]))
    }
    XCTAssertEqual(issues.map(\.isFailure), [false, false])
    XCTAssertTrue(issues.message(at: 0).contains("were not received"), issues.message(at: 0))
    XCTAssertTrue(issues.message(at: 1).contains("an effect was running"), issues.message(at: 1))
    XCTAssertEqual(issues.last?.line, line)
  }

  func testPresentedFeatureIsNotReportedWhenTheStoreIsReleased() async {
    let issues = await recordIssues {
      let store = testerStore()
      await store.send(.present) {
        $0.page = Page.State()
      }
    }
    XCTAssertTrue(issues.isEmpty)
  }

  func testStoreReleasedOffTheMainActorReportsActionsNotReceived() async {
    let issues = await recordIssues {
      let store = LockIsolated<TestStoreOf<Tester>?>(nil)
      do {
        let made = testerStore()
        await made.send(.addNow([1]))
        made.useMainSerialExecutor = false
        store.setValue(made)
      }
      await Task { @concurrent in store.setValue(nil) }.value
    }
    XCTAssertEqual(issues.count, 1)
  }
}

private struct GateKey: DependencyKey {
  static let liveValue = Gate()
  static let testValue = Gate()
}

/// A countdown. The effects of the first steps wait for the gate, and the effect of the last step
/// runs until it is cancelled.
private struct Chain: Reducer {
  func reduce(into state: inout Int, action: Int) -> Effect<Int> {
    @Dependency(GateKey.self) var gate
    switch action {
    case 0: return .none
    case 1: return .run { _ in try await untilCancelled() }
    default:
      return .run { send in
        await gate.pass()
        await send(action - 1)
      }
    }
  }
}
