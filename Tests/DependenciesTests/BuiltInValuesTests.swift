import Clocks
import ConcurrencyExtras
import IssueReporting
import TestSupport
import XCTest

@testable import Dependencies

final class BuiltInValuesTests: XCTestCase {
  private let recorder = IssueRecorder()

  override func invokeTest() {
    withIssueReporters([recorder]) { super.invokeTest() }
  }

  func testMachineDependentValuesAreReportedOnceInATest() {
    let dependencies = DependencyValues._current
    for _ in 1...2 {
      _ = dependencies.calendar
      _ = dependencies.locale
      _ = dependencies.preferredLocales
      _ = dependencies.timeZone
      _ = dependencies.date
      _ = dependencies.uuid
    }
    let messages = recorder.messages
    XCTAssertEqual(messages.count, 6)
    let names = ["calendar", "locale", "preferredLocales", "timeZone", "date", "uuid"]
    for (message, name) in zip(messages, names) {
      XCTAssertTrue(message.contains(#"@Dependency(\.\#(name))"#), message)
    }
  }

  func testOverriddenDateIsReturned() {
    let start = Date(timeIntervalSince1970: 0)
    withDependencies {
      $0.date.now = start
    } operation: {
      @Dependency(\.date) var date
      @Dependency(\.date.now) var now
      XCTAssertEqual(date(), start)
      XCTAssertEqual(now, start)
    }
    XCTAssertEqual(DateGenerator.constant(start)(), start)
    XCTAssertEqual(recorder.messages, [])
  }

  func testIncrementingUUIDGeneratorCountsFromZero() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      XCTAssertEqual(uuid(), UUID(uuidString: "00000000-0000-0000-0000-000000000000"))
      XCTAssertEqual(uuid(), UUID(1))
    }
    XCTAssertEqual(UUIDGenerator.constant(UUID(3))(), UUID(3))
  }

  func testUUIDInitializerEncodesANumber() {
    XCTAssertEqual(UUID(10).uuidString, "00000000-0000-0000-0000-00000000000A")
    XCTAssertEqual(UUID(0xFFFF_FFFF_FFFF).uuidString, "00000000-0000-0000-0000-FFFFFFFFFFFF")
    XCTAssertEqual(UUID(-1).uuidString, "FFFFFFFF-0000-0000-0000-000000000001")
    XCTAssertEqual(UUID(Int.min).uuidString, "FFFFFFFF-0000-0000-8000-000000000000")
  }

  func testClocksReportTheirUseInATest() async throws {
    @Dependency(\.continuousClock) var continuous
    @Dependency(\.suspendingClock) var suspending
    XCTAssertEqual(recorder.messages, [])
    try await suspending.sleep(for: .seconds(3_600))
    XCTAssertTrue(recorder.messages.last?.contains(#"\.suspendingClock"#) == true)
    try await continuous.sleep(for: .seconds(3_600))
    XCTAssertTrue(recorder.messages.last?.contains(#"\.continuousClock"#) == true)
  }

  func testOverriddenClockIsNotReported() async throws {
    try await withDependencies {
      $0.continuousClock = .immediate
    } operation: {
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .seconds(3_600))
    }
    XCTAssertEqual(recorder.messages, [])
  }

  func testRandomNumberGeneratorIsReportedWhenItCreatesANumber() {
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    _ = withRandomNumberGenerator { _ in 0 }
    XCTAssertEqual(recorder.messages, [])
    _ = withRandomNumberGenerator { $0.next() }
    XCTAssertEqual(recorder.messages.count, 1)
  }

  func testDefaultsOfTheLibraryAreReportedAtTheirDependency() async {
    @Dependency(\.suspendingClock) var suspendingClock
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    @Dependency(\.openURL) var openURL
    let line: UInt = #line - 3
    try? await suspendingClock.sleep(for: .seconds(1))
    _ = withRandomNumberGenerator { $0.next() }
    await openURL(URL(filePath: "/page"))
    // The length of the sleep is added to the current time.
    XCTAssertEqual(recorder.lines, [line, line, line + 1, line + 2], "\(recorder.messages)")
    let files = Set(recorder.issues.map(\.fileID))
    XCTAssertEqual(files, ["DependenciesTests/BuiltInValuesTests.swift"])
  }

  func testRandomNumberGeneratorRetainsItsStateBetweenCalls() {
    struct Counting: RandomNumberGenerator {
      var count: UInt64 = 0
      mutating func next() -> UInt64 {
        count += 1
        return count
      }
    }
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      XCTAssertEqual(withRandomNumberGenerator { $0.next() }, 1)
      XCTAssertEqual(withRandomNumberGenerator { $0.next() }, 2)
      _ = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
      XCTAssertGreaterThan(withRandomNumberGenerator { $0.next() }, 3)
    }
  }

  func testFireAndForgetWaitsForItsOperationInATest() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let isDone = LockIsolated(false)
    await fireAndForget {
      await Task.yield()
      isDone.setValue(true)
      throw CancellationError()
    }
    XCTAssertTrue(isDone.value)
  }

  func testFireAndForgetReportsErrorsInATest() async {
    struct Failure: Error {}
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget(name: "failing") { throw Failure() }
      await DependencyValues.live.fireAndForget(name: "ignored") { throw Failure() }
    }
    XCTAssertEqual(recorder.messages.count, 1)
  }

  func testFireAndForgetNamesItsTask() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let names = LockIsolated<[String?]>([])
    await fireAndForget(name: "log") { names.withValue { $0.append(Task.name) } }
    await FireAndForget { name, _, _ in names.withValue { $0.append(name) } }(name: "own") {}
    XCTAssertEqual(names.value, ["log", "own"])
  }

  func testFireAndForgetDoesNotWaitForItsOperationInALiveContext() async {
    let gate = Gate()
    let isDone = LockIsolated(false)
    let returned = expectation(description: "returned")
    let done = expectation(description: "done")
    Task {
      await DependencyValues.live.fireAndForget {
        await gate.pass(within: .seconds(120))
        isDone.setValue(true)
        done.fulfill()
      }
      returned.fulfill()
    }
    await fulfillment(of: [returned], timeout: 60)
    XCTAssertFalse(isDone.value)
    gate.open()
    await fulfillment(of: [done], timeout: 60)
  }

  func testFailedAssertionsAreReportedInATestAndExecutionContinues() {
    @Dependency(\.assert) var assert
    @Dependency(\.assertionFailure) var assertionFailure
    @Dependency(\.precondition) var precondition
    assert(true)
    precondition(true, "fine")
    XCTAssertEqual(recorder.messages, [])
    assert(false)
    precondition(1 > 2, "too small")
    assertionFailure("unreachable")
    XCTAssertEqual(
      recorder.messages,
      [
        "Assertion failed.", "Precondition failed: too small", "Assertion failed: unreachable",
      ]
    )
  }

  func testFailedAssertionsAreReportedAtTheirCalls() {
    @Dependency(\.assert) var assert
    @Dependency(\.assertionFailure) var assertionFailure
    @Dependency(\.precondition) var precondition
    let recorder = IssueRecorder()
    let line: UInt = #line + 2
    withIssueReporters([recorder]) {
      assert(false)
      precondition(false)
      assertionFailure()
    }
    XCTAssertEqual(recorder.lines, [line, line + 1, line + 2])
  }

  func testSatisfiedLiveAssertionsDoNotTrap() {
    DependencyValues.live.assert(true)
    DependencyValues.live.precondition(true)
    XCTAssertEqual(recorder.messages, [])
  }

  func testLivePreferredLocalesMatchThePreferredLanguages() {
    XCTAssertEqual(
      DependencyValues.live.preferredLocales.map(\.identifier),
      Locale.preferredLanguages.map { Locale(identifier: $0).identifier }
    )
  }

  func testNotificationCenterInATestIsNotTheDefaultCenter() {
    XCTAssertFalse(DependencyValues._current.notificationCenter === NotificationCenter.default)
    XCTAssertTrue(DependencyValues.live.notificationCenter === NotificationCenter.default)
  }
}
