import ConcurrencyExtras
import IssueReporting
import TestSupport
import XCTest

@testable import Dependencies

final class DefaultsTests: XCTestCase {
  private let recorder = IssueRecorder()

  override func invokeTest() {
    withIssueReporters([recorder]) { super.invokeTest() }
  }

  func testDependencyContextSelectsTheDefaultValue() {
    XCTAssertEqual(DependencyValues._current.context, .test)
    XCTAssertEqual(DependencyValues()[Stage.self], "test")
    XCTAssertEqual(DependencyValues.live[Stage.self], "live")
    XCTAssertEqual(DependencyValues.preview[Stage.self], "preview")
    XCTAssertEqual(DependencyValues.test[Stage.self], "test")
    withDependencies {
      $0.context = .preview
    } operation: {
      @Dependency(\.stage) var stage
      XCTAssertEqual(stage, "preview")
    }
  }

  func testDependencyContextIsParsedFromTheEnvironment() {
    let name = "SWIFT_DEPENDENCIES_CONTEXT"
    XCTAssertEqual(DependencyContext(environment: [:], isTesting: false), .live)
    XCTAssertEqual(DependencyContext(environment: [:], isTesting: true), .test)
    XCTAssertEqual(
      DependencyContext(environment: ["XCODE_RUNNING_FOR_PREVIEWS": "1"], isTesting: true),
      .preview
    )
    XCTAssertEqual(DependencyContext(environment: [name: "live"], isTesting: true), .live)
    XCTAssertEqual(DependencyContext(environment: [name: "preview"], isTesting: true), .preview)
    XCTAssertEqual(DependencyContext(environment: [name: "test"], isTesting: false), .test)
    XCTAssertEqual(recorder.messages, [])
    XCTAssertEqual(DependencyContext(environment: [name: "lvie"], isTesting: false), .live)
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.contains(#""lvie""#) == true)
  }

  func testMissingTestValueIsReportedOnceAndReplacedByThePreviewValue() {
    @Dependency(\.client) var client
    XCTAssertEqual(client.fetch(), "live")
    XCTAssertEqual(client.fetch(), "live")
    @Dependency(Client.self) var sameClient
    XCTAssertEqual(sameClient.fetch(), "live")
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.contains(#"@Dependency(\.client)"#) == true)
  }

  func testMissingTestValueIsReportedOnceWhenReadByType() {
    // The later of the two tests must not read the default value of the earlier test.
    @Dependency(Client.self) var client
    _ = client
    _ = client
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.contains("@Dependency(Client.self)") == true)
  }

  func testMissingTestValueIsNotReportedInOtherContexts() {
    XCTAssertEqual(DependencyValues.live.client.fetch(), "live")
    XCTAssertEqual(DependencyValues.preview.client.fetch(), "live")
    XCTAssertEqual(recorder.messages, [])
  }

  func testReadWithinAnOverrideIsNotReportedAndALaterReadIsReported() {
    withDependencies {
      $0.client.fetch = { "stub" }
    } operation: {
      @Dependency(\.client) var client
      XCTAssertEqual(client.fetch(), "stub")
    }
    XCTAssertEqual(recorder.messages, [])
    @Dependency(\.client) var client
    XCTAssertEqual(client.fetch(), "live")
    XCTAssertEqual(recorder.messages.count, 1)
  }

  func testDefaultMutatedWithinAnOverrideIsUsedByItsOperation() {
    withDependencies {
      $0.preferences.setVolume(42)
      XCTAssertEqual($0.preferences.volume.value, 42)
    } operation: {
      @Dependency(\.preferences) var preferences
      XCTAssertEqual(recorder.messages, [])
      XCTAssertEqual(preferences.volume.value, 42)
      preferences.setVolume(43)
      XCTAssertEqual(preferences.volume.value, 43)
    }
    XCTAssertEqual(recorder.messages.count, 1, "The test does not override the key.")
    XCTAssertTrue(recorder.messages.first?.contains(#"\.preferences"#) == true)
  }

  func testDependencyValuesOfAContextHaveSeparateDefaults() {
    for values in [{ DependencyValues.test }, { .preview }, { .live }] {
      let (first, second) = (values(), values())
      XCTAssertEqual(first[Sequence.self].next(), 0)
      XCTAssertEqual(first[Sequence.self].next(), 1)
      XCTAssertEqual(second[Sequence.self].next(), 0)
    }
    @Dependency(Sequence.self) var sequence
    XCTAssertEqual(sequence.next(), 0)
  }

  func testOverriddenDependencyIsNotReported() {
    withDependencies {
      $0.client = Client { "stub" }
    } operation: {
      @Dependency(\.client) var client
      XCTAssertEqual(client.fetch(), "stub")
    }
    XCTAssertEqual(recorder.messages, [])
  }

  func testKeyWithoutLiveValueIsReportedOnceInALiveContext() {
    let values = DependencyValues.live
    XCTAssertEqual(values[Number.self], 0)
    XCTAssertEqual(values[Number.self], 0)
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.contains("Number") == true)
  }

  func testKeyWithoutLiveValueIsReportedAtItsRead() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      let line: UInt = #line + 1
      _ = DependencyValues.live[Other.self]
      XCTAssertEqual(recorder.lines, [line])
    }
  }

  func testDefaultIsCreatedOnceForManyThreads() {
    let first = Counter.shared.made.value
    let values = DependencyValues.test
    DispatchQueue.concurrentPerform(iterations: 100) { _ in _ = values[Counter.self] }
    XCTAssertEqual(Counter.shared.made.value, first + 1)
  }

  func testADefaultCanWaitForAThreadThatReadsAnotherDefault() {
    enum Other: TestDependencyKey {
      static var testValue: Int { 1 }
    }
    enum Waiting: TestDependencyKey {
      static var testValue: Bool {
        let values = DependencyValues._current
        return finishTogether(within: 5) { _ = values[Other.self] }
      }
    }
    XCTAssertTrue(DependencyValues()[Waiting.self])
  }

  func testDefaultsThatReadEachOtherOnTwoThreadsDoNotBlockEachOther() {
    enum Meeting {
      static let point = MeetingPoint()
      static let creations = LockIsolated(0)
      /// Whether the creation is the first of its key: the others do not read the other key.
      static func isFirst() -> Bool {
        creations.withValue {
          $0 += 1
          return $0 <= 2
        }
      }
    }
    enum First: TestDependencyKey {
      static var testValue: Int {
        guard Meeting.isFirst() else { return 1 }
        Meeting.point.arriveFirst()
        return DependencyValues._current[Second.self] + 10
      }
    }
    enum Second: TestDependencyKey {
      static var testValue: Int {
        guard Meeting.isFirst() else { return 2 }
        Meeting.point.arriveSecond()
        return DependencyValues._current[First.self] + 10
      }
    }
    let values = DependencyValues()
    let read = LockIsolated<[String: Int]>([:])
    let isFinished = finishTogether(
      {
        let value = values[First.self]
        read.withValue { $0["first"] = value }
      },
      {
        let value = values[Second.self]
        read.withValue { $0["second"] = value }
      }
    )
    XCTAssertTrue(isFinished)
    guard isFinished else { return }
    XCTAssertEqual(read.value, ["first": values[First.self], "second": values[Second.self]])
  }

  func testDefaultValueReadsAnotherDefaultValue() {
    enum Outer: TestDependencyKey {
      static var testValue: String {
        @Dependency(\.stage) var stage
        return "outer of \(stage)"
      }
    }
    XCTAssertEqual(DependencyValues()[Outer.self], "outer of test")
  }

  func testGeneratorInATestStartsFromZero() { assertGeneratorStartsFromZero() }
  func testGeneratorInAnotherTestStartsFromZero() { assertGeneratorStartsFromZero() }
  func testGeneratorInAnAsynchronousTestStartsFromZero() async { assertGeneratorStartsFromZero() }

  private func assertGeneratorStartsFromZero(
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    @Dependency(Sequence.self) var sequence
    XCTAssertEqual(sequence.next(), 0, file: file, line: line)
    XCTAssertEqual(sequence.next(), 1, file: file, line: line)
  }
}

/// A generator of successive numbers, like the generator of the identifiers of stack elements.
final class Sequence: TestDependencyKey, Sendable {
  static var testValue: Sequence { Sequence() }
  private let count = LockIsolated(0)
  func next() -> Int {
    count.withValue { count in
      defer { count += 1 }
      return count
    }
  }
}

/// A client with state.
private final class Preferences: DependencyKey, Sendable {
  static var liveValue: Preferences { Preferences() }
  let volume = LockIsolated(0)
  func setVolume(_ volume: Int) { self.volume.setValue(volume) }
}

extension DependencyValues {
  fileprivate var preferences: Preferences {
    get { self[Preferences.self] }
    set { self[Preferences.self] = newValue }
  }
}

private struct Counter: TestDependencyKey {
  static let shared = (made: LockIsolated(0), ())
  static var testValue: Counter {
    shared.made.withValue { $0 += 1 }
    return Counter()
  }
}
