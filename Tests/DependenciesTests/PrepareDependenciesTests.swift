import IssueReporting
import TestSupport
import XCTest

@testable import Dependencies

final class PrepareDependenciesTests: XCTestCase {
  private let recorder = IssueRecorder()

  override func invokeTest() {
    withIssueReporters([recorder]) { super.invokeTest() }
  }

  func testPreparedValueReplacesTheDefault() {
    prepareDependencies { $0.stage = "prepared" }
    @Dependency(\.stage) var stage
    XCTAssertEqual(stage, "prepared")
    XCTAssertEqual(recorder.messages, [])
  }

  func testValueWithoutPreparationIsTheDefault() {
    @Dependency(\.stage) var stage
    XCTAssertEqual(stage, "test")
  }

  func testPreparationInATestStartsFromTheDefault() { assertPreparationStartsFromTheDefault() }
  func testPreparationInAnotherTestStartsFromTheDefault() {
    assertPreparationStartsFromTheDefault()
  }

  /// Called by two tests: the second test does not read the value that the first test prepared.
  private func assertPreparationStartsFromTheDefault(
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    prepareDependencies { XCTAssertEqual($0.stage, "test", file: file, line: line) }
    prepareDependencies { $0.stage = "prepared" }
    XCTAssertEqual(DependencyValues._current.stage, "prepared", file: file, line: line)
    XCTAssertEqual(recorder.messages, [], file: file, line: line)
  }

  func testOverrideHasPriorityOverThePreparedValue() {
    prepareDependencies { $0.stage = "prepared" }
    withDependencies {
      $0.stage = "overridden"
    } operation: {
      @Dependency(\.stage) var stage
      XCTAssertEqual(stage, "overridden")
    }
  }

  func testLastAssignmentWithinOnePreparationIsUsed() {
    prepareDependencies {
      $0.client.fetch = { "first" }
      $0.client.fetch = { "second" }
    }
    XCTAssertEqual(DependencyValues._current.client.fetch(), "second")
    XCTAssertEqual(recorder.messages, [])
  }

  func testSecondPreparationIsReportedAndIgnored() {
    prepareDependencies { $0.stage = "first" }
    prepareDependencies { $0.stage = "second" }
    XCTAssertEqual(DependencyValues._current.stage, "first")
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.contains("prepared before") == true)
  }

  func testSecondPreparationIsReportedAtItsCall() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      prepareDependencies { $0[Number.self] = 1 }
      let line: UInt = #line + 1
      prepareDependencies { $0[Number.self] = 2 }
      XCTAssertEqual(recorder.lines, [line])
    }
  }

  func testPreparationAfterUseIsReportedAtItsCall() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = DependencyValues._current[Number.self]
      let line: UInt = #line + 1
      prepareDependencies { $0[Number.self] = 1 }
      XCTAssertEqual(recorder.lines, [line])
    }
  }

  func testPrepareDependenciesReturnsTheResultAndRethrows() throws {
    struct Failure: Error {}
    let result = prepareDependencies {
      $0.stage = "prepared"
      return 42
    }
    XCTAssertEqual(result, 42)
    XCTAssertThrowsError(try prepareDependencies { _ in throw Failure() })
  }

  func testPreparedValueIsReadInDetachedTasks() async {
    prepareDependencies { $0.stage = "prepared" }
    let stage = await Task.detached { DependencyValues._current.stage }.value
    XCTAssertEqual(stage, "prepared")
  }

  func testPreparationAfterUseIsReportedAndIgnored() {
    XCTAssertEqual(DependencyValues._current.stage, "test")
    prepareDependencies { $0.stage = "late" }
    XCTAssertEqual(DependencyValues._current.stage, "test")
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.contains("used before") == true)
  }

  func testReadWithinAPreparationDoesNotCountAsUse() {
    prepareDependencies { XCTAssertEqual($0.stage, "test") }
    prepareDependencies { $0.stage = "prepared" }
    XCTAssertEqual(DependencyValues._current.stage, "prepared")
    XCTAssertEqual(recorder.messages, [])
  }

  func testPreparedContextSelectsTheDefaultValue() {
    prepareDependencies { $0.context = .preview }
    XCTAssertEqual(DependencyValues._current.context, .preview)
    XCTAssertEqual(DependencyValues._current.stage, "preview")
    XCTAssertEqual(DependencyValues.live.stage, "live")
  }
}
