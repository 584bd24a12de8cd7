import ComposableArchitecture
import TestSupport
import XCTest

final class TestStoreReceiveTests: FeatureTestCase {
  func testReceiveAcceptsACasePath() async {
    let store = testerStore()
    await store.send(.addNow([1, 2]))
    await store.receive(/Tester.Action.add) {
      $0.count = 1
    }
    await store.receive(/Tester.Action.add, timeout: .seconds(1)) {
      $0.count = 3
    }
    await store.send(.now([.nothing]))
    await store.receive(/Tester.Action.nothing)
  }

  func testReceiveAcceptsActionsThatAreNotEquatable() async {
    let store = TestStore(initialState: 0) { Opaque() }
    await store.send(.load)
    await store.receive(\.response.success, "1") {
      $0 = 1
    }
    await store.send(\.load)
    await store.receive(\.response) {
      $0 = 2
    }
    await store.send(.load)
    await store.receive {
      $0.is(\.response.success)
    } assert: {
      $0 = 3
    }
    await store.send(.load)
    let line = UInt(#line + 1)
    let issues = await recordIssues { await store.receive(\.response.failure) }
    assertOne(issues, at: line, containing: ".success(\"4\")")
    XCTAssertEqual(store.state, 4)
  }

  func testTimeoutsCanBeNanosecondsOrDurations() async {
    let store = testerStore()
    await store.send(.addLater([1, 1, 1, 1, 1]))
    await store.receive(.add(1), timeout: 1_000_000_000) { $0.count = 1 }
    await store.receive({ $0 == .add(1) }, timeout: 1_000_000_000) { $0.count = 2 }
    await store.receive(\.add, timeout: 1_000_000_000) { $0.count = 3 }
    await store.receive(\.add, 1, timeout: 1_000_000_000) { $0.count = 4 }
    await store.receive(/Tester.Action.add, timeout: 1_000_000_000) { $0.count = 5 }
    await store.send(.addLater([1, 1])).finish(timeout: 1_000_000_000)
    await store.receive(.add(1), timeout: nil) { $0.count = 6 }
    await store.receive(\.add, timeout: .zero) { $0.count = 7 }
    await store.finish(timeout: 1_000_000_000)

    let task = await store.send(.never)
    let line = UInt(#line + 2)
    let issues = await recordIssues {
      await store.receive(.add(1), timeout: 1)
      await store.finish(timeout: 0)
      await task.finish(timeout: 0)
    }
    XCTAssertEqual(issues.map(\.line), [line, line, line + 1, line + 2])
    XCTAssertTrue(issues.message(at: 0).contains("was not received within"), issues.message(at: 0))
    await task.cancel()
  }

  func testStoreTimeoutIsTheDefaultOfReceiveAndFinish() async {
    let store = testerStore()
    XCTAssertEqual(store.timeout, .seconds(1))
    store.timeout = 2_000_000
    XCTAssertEqual(store.timeout, .milliseconds(2))
    store.timeout = .milliseconds(3)
    let nanoseconds: UInt64 = store.timeout
    XCTAssertEqual(nanoseconds, 3_000_000)

    let task = await store.send(.never)
    let issues = await recordIssues {
      await store.receive(.add(1))
      await store.finish()
      await task.finish()
    }
    XCTAssertEqual(issues.count, 4)
    for index in [0, 2, 3] {
      let message = issues.message(at: index)
      XCTAssertTrue(message.contains("0.003 seconds"), message)
    }
    await task.cancel()
  }

  func testTimeoutsOutOfRangeAreClamped() async {
    let store = testerStore()
    store.timeout = UInt64.max
    XCTAssertGreaterThan(store.timeout, .seconds(3600 * 24 * 365))
    store.timeout = .seconds(Int64.max)
    XCTAssertEqual(store.timeout, UInt64.max)
    store.timeout = .seconds(-1)
    XCTAssertEqual(store.timeout, UInt64.zero)
    await store.send(.nothing)
  }

  func testReceiveWithoutEffectsIsReportedWithoutWaiting() async {
    let store = testerStore()
    let start = ContinuousClock.now
    let issues = await recordIssues { await store.receive(.add(1), timeout: .seconds(60)) }
    XCTAssertLessThan(start.duration(to: .now), .seconds(30))
    XCTAssertEqual(issues.count, 1)
  }

  func testActionsOfSkippedEffectsAreReceived() async {
    let clock = TestClock()
    let store = testerStore()
    store.dependencies.continuousClock = clock
    let task = await store.send(.startClock)
    await store.skipInFlightEffects()
    await clock.advance(by: .seconds(1))
    await store.receive(\.clockTicked) {
      $0.count = 1
    }
    await task.cancel()
  }

  func testFailuresInHelpersAreReportedAtTheLineOfTheCaller() async {
    func exchange(
      _ store: TestStoreOf<Tester>,
      file: StaticString = #filePath,
      line: UInt = #line
    ) async {
      await store.send(.add(1), file: file, line: line)
      await store.send(\.add, 1, fileID: #fileID, file: file, line: line, column: 1)
      await store.receive(\.add, file: file, line: line)
      await store.receive(.add(1), timeout: 1, file: file, line: line)
      await store.receive(\.add, fileID: #fileID, filePath: file, line: line, column: 1)
      store.assert({ $0.count = 7 }, file: file, line: line)
      await store.skipReceivedActions(file: file, line: line)
      await store.skipInFlightEffects(file: file, line: line)
    }
    let store = testerStore()
    let line = UInt(#line + 1)
    let issues = await recordIssues { await exchange(store) }
    XCTAssertEqual(issues.map(\.line), Array(repeating: line, count: 8))
  }
}

/// A feature whose actions can't be compared.
@Reducer
private struct Opaque {
  enum Action {
    case load
    case response(Result<String, any Error>)
  }

  var body: some Reducer<Int, Action> {
    Reduce { state, action in
      switch action {
      case .load:
        return .run { [state] send in await send(.response(.success("\(state + 1)"))) }
      case .response(.success(let text)):
        state = Int(text) ?? -1
        return .none
      case .response(.failure):
        return .none
      }
    }
  }
}

extension TestStoreReceiveTests {
  func testIncomparableErrorIsReportedOnceBesidesTheFailure() async {
    struct Incomparable: Error {}
    let store = TestStore<Int, TaskResult<Int>>(initialState: 0) {
      Reduce { _, action in
        if case .success = action { return .send(.failure(Incomparable())) }
        return .none
      }
    }
    await store.send(.success(1))
    let issues = await recordIssues { await store.receive(.failure(Incomparable())) }
    let reports = issues.filter { $0.message.contains("'Incomparable' 'Equatable'") }
    XCTAssertEqual(reports.count, 1, "\(issues)")
    XCTAssertEqual(issues.count, 2, "\(issues)")
  }
}
