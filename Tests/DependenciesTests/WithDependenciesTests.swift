import ConcurrencyExtras
import IssueReporting
import TestSupport
import XCTest

@testable import Dependencies

final class WithDependenciesTests: XCTestCase {
  private struct Failure: Error {}

  private class Model {
    @Dependency(Name.self) var name
    @Dependency(Number.self) var number
  }
  private final class Submodel: Model {}
  private final class Bare {}

  func testOverrideIsRemovedAfterItsOperation() {
    let inside = withDependencies {
      $0[Name.self] = "inside"
    } operation: {
      DependencyValues._current[Name.self]
    }
    XCTAssertEqual(inside, "inside")
    XCTAssertEqual(DependencyValues._current[Name.self], "")
  }

  func testNestedOverridesAreCombined() {
    withDependencies {
      $0[Name.self] = "outer"
      $0[Number.self] = 1
    } operation: {
      withDependencies {
        $0[Number.self] += 1
      } operation: {
        XCTAssertEqual(DependencyValues._current[Name.self], "outer")
        XCTAssertEqual(DependencyValues._current[Number.self], 2)
      }
    }
  }

  func testOverrideClosureThatThrowsSkipsTheOperation() {
    XCTAssertThrowsError(
      try withDependencies { _ in
        throw Failure()
      } operation: {
        XCTFail("The operation ran.")
      }
    )
  }

  func testAsynchronousOverrideIsReadInItsOperation() async {
    let name = await withDependencies {
      await Task.yield()
      $0[Name.self] = "async"
    } operation: { () async -> String in
      await Task.yield()
      return DependencyValues._current[Name.self]
    }
    XCTAssertEqual(name, "async")
  }

  @MainActor
  func testAsynchronousOperationRunsOnTheActorOfItsCaller() async {
    var count = 0
    await withDependencies {
      $0[Number.self] = 1
    } operation: {
      await Task.yield()
      count += DependencyValues._current[Number.self]
      MainActor.preconditionIsolated()
    }
    XCTAssertEqual(count, 1)
  }

  func testOperationWithinAnOverrideClosureReportsMissingTestValues() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      withDependencies { _ in
        withDependencies { _ in
        } operation: {
          @Dependency(\.client) var client
          _ = client
        }
      } operation: {
      }
    }
    XCTAssertEqual(recorder.messages.count, 1)
  }

  func testWithDependenciesFromAModelInheritsItsDependencies() {
    let parent = withDependencies {
      $0[Name.self] = "parent"
      $0[Number.self] = 1
    } operation: {
      Submodel()
    }
    let child = withDependencies(from: parent) {
      $0[Number.self] = 2
    } operation: {
      Model()
    }
    XCTAssertEqual(child.name, "parent")
    XCTAssertEqual(child.number, 2)
    XCTAssertEqual(withDependencies(from: parent) { Model() }.number, 1)
  }

  func testAsynchronousWithDependenciesFromAModelInheritsItsDependencies() async {
    let parent = withDependencies {
      $0[Name.self] = "parent"
    } operation: {
      Model()
    }
    let name = await withDependencies(from: parent) {
      await Task.yield()
      return DependencyValues._current[Name.self]
    }
    XCTAssertEqual(name, "parent")
  }

  func testCurrentOverrideHasPriorityOverTheDependenciesOfAModel() {
    let parent = withDependencies {
      $0[Name.self] = "parent"
      $0[Number.self] = 1
    } operation: {
      Model()
    }
    withDependencies {
      $0[Number.self] = 2
    } operation: {
      let child = withDependencies(from: parent) { Model() }
      XCTAssertEqual(child.name, "parent")
      XCTAssertEqual(child.number, 2)
    }
  }

  func testGrandchildModelInheritsTheDependenciesOfItsAncestors() {
    let parent = withDependencies {
      $0[Name.self] = "parent"
    } operation: {
      Model()
    }
    let child = withDependencies(from: parent) {
      $0[Number.self] = 1
    } operation: {
      Model()
    }
    let grandchild = withDependencies(from: child) { Model() }
    XCTAssertEqual(grandchild.name, "parent")
    XCTAssertEqual(grandchild.number, 1)
  }

  func testModelWithoutDependencyPropertiesRetainsItsInitialDependencies() async {
    let model = withDependencies {
      $0[Name.self] = "made with"
    } operation: {
      Bare()
    }
    let other = await withDependencies {
      await Task.yield()
      $0[Name.self] = "asynchronously"
    } operation: {
      await Task.yield()
      return Bare()
    }
    // Many models with other dependencies do not change the dependencies of the first models.
    for _ in 1...1_000 {
      withDependencies {
        $0[Name.self] = "other"
      } operation: {
        _ = Bare()
      }
      _ = withDependencies({ $0[Name.self] = "other" }, operation: { Bare() })
    }
    let child = withDependencies(from: model) { Bare() }
    for (model, name) in [(model, "made with"), (other, "asynchronously"), (child, "made with")] {
      XCTAssertEqual(withDependencies(from: model) { DependencyValues._current[Name.self] }, name)
    }
  }

  func testModelCreatedWithDependenciesIsReleased() {
    weak var released: Bare?
    do {
      let model = withDependencies {
        $0[Name.self] = "made with"
      } operation: {
        Bare()
      }
      released = model
    }
    XCTAssertNil(released)
  }

  func testWithDependenciesRethrowsErrorsOfItsOperation() async {
    XCTAssertThrowsError(
      try withDependencies { _ in
      } operation: {
        throw Failure()
      }
    )
    do {
      try await withDependencies { _ in
        await Task.yield()
      } operation: {
        await Task.yield()
        throw Failure()
      }
      XCTFail("It returned.")
    } catch {
      XCTAssertTrue(error is Failure)
    }
  }

  func testModelWithoutDependenciesIsReportedAndItsOperationRuns() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      withDependencies {
        $0[Name.self] = "current"
      } operation: {
        let name = withDependencies(from: Bare()) { DependencyValues._current[Name.self] }
        XCTAssertEqual(name, "current")
      }
    }
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.contains("Bare") == true)
  }
}

extension WithDependenciesTests {
  func testModelWithoutDependenciesIsReportedAtTheWithDependenciesCall() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      let line: UInt = #line + 1
      withDependencies(from: Bare()) {}
      XCTAssertEqual(recorder.lines, [line])
    }
  }
}

final class WithEscapedDependenciesTests: XCTestCase {
  func testEscapedDependenciesYieldTheOverridesInAnEscapingClosure() {
    let called = expectation(description: "called back")
    withDependencies {
      $0[Name.self] = "escaped"
    } operation: {
      withEscapedDependencies { dependencies in
        DispatchQueue.global().async {
          XCTAssertEqual(DependencyValues._current[Name.self], "")
          dependencies.yield { XCTAssertEqual(DependencyValues._current[Name.self], "escaped") }
          called.fulfill()
        }
      }
    }
    wait(for: [called], timeout: 60)
  }

  func testEscapedDependenciesYieldRepeatedlyAndRethrow() throws {
    struct Failure: Error {}
    let continuation = withDependencies {
      $0[Name.self] = "escaped"
    } operation: {
      withEscapedDependencies { $0 }
    }
    for _ in 1...2 {
      XCTAssertEqual(continuation.yield { DependencyValues._current[Name.self] }, "escaped")
    }
    XCTAssertThrowsError(try continuation.yield { throw Failure() })
  }

  func testEscapedDependenciesYieldTheOverridesAsynchronously() async {
    let continuation = await withDependencies {
      $0[Name.self] = "escaped"
    } operation: {
      await withEscapedDependencies { dependencies in
        await Task.yield()
        return dependencies
      }
    }
    let name = await Task.detached {
      await continuation.yield { () async -> String in
        await Task.yield()
        return DependencyValues._current[Name.self]
      }
    }.value
    XCTAssertEqual(name, "escaped")
  }
}
