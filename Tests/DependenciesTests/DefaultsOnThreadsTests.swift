import ConcurrencyExtras
import Foundation
import IssueReporting
import TestSupport
import XCTest

@testable import Dependencies

/// Defaults that threads without a task create, and that read other defaults.
final class DefaultsOnThreadsTests: XCTestCase {
  func testDefaultsThatReadEachOtherReportAMissingOverrideOnce() {
    for _ in 0..<20 {
      let recorder = IssueRecorder()
      Pair.meeting.setValue(MeetingPoint())
      Pair.creations.setValue(0)
      let values = DependencyValues.test
      let isFinished = withIssueReporters([recorder]) {
        let reporters = IssueReporters.current
        return finishTogether(
          { withIssueReporters(reporters) { _ = values[Pair.First.self] } },
          { withIssueReporters(reporters) { _ = values[Pair.Second.self] } }
        )
      }
      XCTAssertTrue(isFinished)
      guard isFinished else { return }
      XCTAssertEqual(recorder.messages.count, 1)
      XCTAssertTrue(recorder.messages.allSatisfy { $0.contains(#"@Dependency(\.date)"#) })
    }
  }

  func testDefaultsThatReadEachOtherReportAMissingLiveValueOnce() {
    for _ in 0..<20 {
      let recorder = IssueRecorder()
      Pair.meeting.setValue(MeetingPoint())
      Pair.creations.setValue(0)
      let values = DependencyValues.live
      let isFinished = withIssueReporters([recorder]) {
        let reporters = IssueReporters.current
        return finishTogether(
          { withIssueReporters(reporters) { _ = values[Pair.First.self] } },
          { withIssueReporters(reporters) { _ = values[Pair.Second.self] } }
        )
      }
      XCTAssertTrue(isFinished)
      guard isFinished else { return }
      // The date has a live value, and the number has none.
      XCTAssertEqual(recorder.messages.filter { $0.contains(#"@Dependency(\.date)"#) }, [])
      XCTAssertEqual(recorder.messages.filter { $0.contains("Number") }.count, 1)
    }
  }

  func testAThreadWithoutATaskHasTheContextAndTheDefaultsOfItsTest() {
    let recorder = IssueRecorder()
    let contexts = LockIsolated<[DependencyContext]>([])
    let numbers = LockIsolated<[Int]>([])
    let read: @Sendable () -> Void = {
      withIssueReporters([recorder]) {
        @Dependency(\.context) var context
        @Dependency(\.date) var date
        @Dependency(Sequence.self) var sequence
        contexts.withValue { $0.append(context) }
        numbers.withValue { $0.append(sequence.next()) }
        _ = date
      }
    }
    read()
    XCTAssertTrue(finishTogether(read, read))
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group, execute: read)
    XCTAssertEqual(group.wait(timeout: .now() + 20), .success)
    XCTAssertEqual(contexts.value, [.test, .test, .test, .test])
    XCTAssertEqual(numbers.value.sorted(), [0, 1, 2, 3])
    XCTAssertEqual(recorder.messages.count, 1)
  }

  func testAThreadWithoutATaskInheritsNoOverridesUnlessTheyAreEscaped() {
    let recorder = IssueRecorder()
    let contexts = LockIsolated<[DependencyContext]>([])
    let read: @Sendable () -> Void = {
      withIssueReporters([recorder]) {
        @Dependency(\.context) var context
        @Dependency(\.date) var date
        contexts.withValue { $0.append(context) }
        _ = date
      }
    }
    withDependencies {
      $0.context = .live
    } operation: {
      withEscapedDependencies { continuation in
        XCTAssertTrue(finishTogether { continuation.yield { read() } })
        XCTAssertEqual(recorder.messages, [])
      }
      XCTAssertTrue(finishTogether(read))
    }
    XCTAssertEqual(contexts.value, [.live, .test])
    XCTAssertEqual(recorder.messages.count, 1)
  }
}

/// Two keys whose defaults read each other, and a built-in dependency.
private enum Pair {
  static let meeting = LockIsolated(MeetingPoint())
  static let creations = LockIsolated(0)

  /// Whether the creation is the first of its key: the others do not read the other key.
  static func isFirst() -> Bool {
    creations.withValue {
      $0 += 1
      return $0 <= 2
    }
  }

  static func readBuiltIn() {
    @Dependency(\.date) var date
    @Dependency(Number.self) var number
    _ = (date, number)
  }

  enum First: DependencyKey {
    static var liveValue: Int {
      guard isFirst() else { return 1 }
      meeting.value.arriveFirst()
      readBuiltIn()
      return DependencyValues._current[Second.self] + 10
    }
    static var testValue: Int { liveValue }
  }

  enum Second: DependencyKey {
    static var liveValue: Int {
      guard isFirst() else { return 2 }
      meeting.value.arriveSecond()
      readBuiltIn()
      return DependencyValues._current[First.self] + 10
    }
    static var testValue: Int { liveValue }
  }
}
