import ConcurrencyExtras
import IssueReporting
import TestSupport
import XCTest

@testable import Dependencies

final class DependencyKeyTests: XCTestCase {
  private let recorder = IssueRecorder()

  override func invokeTest() {
    withIssueReporters([recorder]) { super.invokeTest() }
  }

  func testPreviewValueDefaultsToTheTestValueOfAKeyWithoutLiveValue() {
    enum Key: TestDependencyKey { static var testValue: Int { 1 } }
    XCTAssertEqual(Key.previewValue, 1)
    XCTAssertEqual(DependencyValues.preview[Key.self], 1)
  }

  func testPreviewValueDefaultsToTheLiveValueOfAKeyWithLiveValue() {
    enum Key: DependencyKey {
      static var liveValue: Int { 1 }
      static var testValue: Int { 2 }
    }
    XCTAssertEqual(Key.previewValue, 1)
    XCTAssertEqual(DependencyValues.preview[Key.self], 1)
  }

  func testTestValueDefaultsToThePreviewValueAndReportsAnIssue() {
    enum Key: DependencyKey {
      static var liveValue: Int { 1 }
      static var previewValue: Int { 2 }
    }
    XCTAssertEqual(DependencyValues.test[Key.self], 2)
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertEqual(Key.testValue, 2)
    XCTAssertEqual(recorder.messages.count, 2)
  }

  func testDependencyKeyValueTypeDefaultsToTheKeyItself() {
    struct Client: DependencyKey, Equatable {
      var id: Int
      static let liveValue = Client(id: 1)
      static let testValue = Client(id: 2)
    }
    @Dependency(Client.self) var client
    XCTAssertEqual(client, Client(id: 2))
    XCTAssertEqual(DependencyValues.live[Client.self], Client(id: 1))
  }

  func testOptionalValueCanBeOverriddenWithNil() {
    enum Key: DependencyKey {
      static var liveValue: String? { "live" }
      static var testValue: String? { "test" }
    }
    XCTAssertEqual(DependencyValues._current[Key.self], "test")
    withDependencies {
      $0[Key.self] = nil
    } operation: {
      XCTAssertNil(DependencyValues._current[Key.self])
    }
  }

  func testShouldReportUnimplementedIsTrueOnlyInTestsOutsideOverrides() {
    XCTAssertTrue(Name.shouldReportUnimplemented)
    for context in [DependencyContext.live, .preview] {
      withDependencies {
        $0.context = context
      } operation: {
        XCTAssertFalse(Name.shouldReportUnimplemented)
      }
    }
    withDependencies { _ in
      XCTAssertFalse(Name.shouldReportUnimplemented)
    } operation: {
    }
  }

  func testTestValueIsEvaluatedAgainForReportsAfterAReadWithinAnOverride() {
    enum Key: TestDependencyKey {
      static let answers = LockIsolated<[Bool]>([])
      static var testValue: Int {
        answers.withValue { answers in
          answers.append(shouldReportUnimplemented)
          return answers.count
        }
      }
    }
    withDependencies {
      XCTAssertEqual($0[Key.self], 1)
      XCTAssertEqual($0[Key.self], 1)
    } operation: {
      XCTAssertEqual(DependencyValues._current[Key.self], 1)
      XCTAssertEqual(DependencyValues._current[Key.self], 1)
      XCTAssertEqual(Key.answers.value, [false, true])
    }
  }

  func testReadWithinAnAsynchronousOverrideIsNotReported() async {
    await withDependencies {
      await Task.yield()
      let fetch = $0.client.fetch
      $0.client.fetch = { "stub of \(fetch())" }
    } operation: {
      @Dependency(\.client) var client
      XCTAssertEqual(client.fetch(), "stub of live")
    }
    XCTAssertEqual(recorder.messages, [])
  }

  func testLiveReadOfAKeyWithoutLiveValueWithinAnOverrideIsNotReported() {
    withDependencies {
      $0.context = .live
    } operation: {
      withDependencies {
        $0[Number.self] += 1
      } operation: {
        XCTAssertEqual(DependencyValues._current[Number.self], 1)
      }
      XCTAssertEqual(recorder.messages, [])
      _ = DependencyValues._current[Number.self]
      XCTAssertEqual(recorder.messages.count, 1)
    }
  }

  func testDefaultRetainsTheDependenciesReadAtItsCreation() {
    enum Eager: TestDependencyKey {
      static var testValue: String {
        @Dependency(Name.self) var name
        return "Hello, \(name)"
      }
    }
    withDependencies {
      $0[Name.self] = "Blob"
    } operation: {
      XCTAssertEqual(DependencyValues._current[Eager.self], "Hello, Blob")
    }
    withDependencies {
      $0[Name.self] = "Blob Jr."
    } operation: {
      XCTAssertEqual(DependencyValues._current[Eager.self], "Hello, Blob")
    }
  }

  func testClosureOfADefaultReadsTheDependenciesOfItsCaller() {
    enum Lazy: TestDependencyKey {
      static var testValue: @Sendable () -> String {
        {
          @Dependency(Name.self) var name
          return "Hello, \(name)"
        }
      }
    }
    @Dependency(Lazy.self) var greeting
    for name in ["Blob", "Blob Jr."] {
      withDependencies {
        $0[Name.self] = name
      } operation: {
        XCTAssertEqual(greeting(), "Hello, \(name)")
      }
    }
  }

  func testDefaultIsCreatedOncePerContext() {
    var values = DependencyValues()
    let objects = [DependencyContext.test, .preview, .live].map { context in
      values.context = context
      XCTAssertTrue(values[Object.self] === values[Object.self])
      return values[Object.self]
    }
    XCTAssertFalse(objects[0] === objects[1])
    XCTAssertFalse(objects[2] === objects[1])
  }
}

private final class Object: DependencyKey, Sendable {
  static var liveValue: Object { Object() }
  static var testValue: Object { Object() }
}
