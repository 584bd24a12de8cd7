import ConcurrencyExtras
import IssueReporting
import XCTest

@testable import Dependencies

final class DependencyTests: XCTestCase {
  private final class Model: Sendable {
    let name = Dependency(Name.self)
    let number = Dependency(Number.self)
  }

  func testReadsThroughKeyPathsAndTypes() {
    withDependencies {
      $0.stage = "stub"
      $0.date.now = Date(timeIntervalSince1970: 7)
    } operation: {
      @Dependency(\.stage) var stage
      @Dependency(Stage.self) var sameStage
      @Dependency(\.date.now) var now
      @Dependency(\.self) var dependencies
      XCTAssertEqual(stage, "stub")
      XCTAssertEqual(sameStage, "stub")
      XCTAssertEqual(now, Date(timeIntervalSince1970: 7))
      XCTAssertEqual(dependencies.stage, "stub")
    }
  }

  func testModelKeepsWhatItWasMadeWith() {
    let model = withDependencies {
      $0[Name.self] = "made with"
    } operation: {
      Model()
    }
    XCTAssertEqual(model.name.wrappedValue, "made with")
  }

  func testCurrentValuesGoBeforeThoseTheModelWasMadeWith() {
    let model = withDependencies {
      $0[Name.self] = "made with"
      $0[Number.self] = 1
    } operation: {
      Model()
    }
    withDependencies {
      $0[Name.self] = "current"
    } operation: {
      XCTAssertEqual(model.name.wrappedValue, "current")
      XCTAssertEqual(model.number.wrappedValue, 1)
    }
  }

  func testAccessorSeesTheSameValues() {
    let model = withDependencies {
      $0[Name.self] = "Blob"
    } operation: {
      Dependency(\.greeting)
    }
    XCTAssertEqual(model.wrappedValue, "Hello, Blob")
  }

  func testTasksInheritTheirDependencies() async {
    let name = await withDependencies {
      $0[Name.self] = "inherited"
    } operation: {
      await Task { DependencyValues._current[Name.self] }.value
    }
    XCTAssertEqual(name, "inherited")
  }

  // A release build does not keep track of where wrappers are: it reports no issues.
  #if DEBUG
    func testIssueIsReportedWhereTheWrapperIs() {
      struct Locator: IssueReporter {
        let line = LockIsolated<UInt>(0)
        func reportIssue(
          _ message: @autoclosure () -> String?,
          severity: IssueSeverity,
          fileID: StaticString,
          filePath: StaticString,
          line: UInt,
          column: UInt
        ) { self.line.setValue(line) }
      }
      let locator = Locator()
      withIssueReporters([locator]) {
        let line: UInt = #line + 1
        @Dependency(\.client) var client
        _ = client
        XCTAssertEqual(locator.line.value, line)
      }
    }
  #endif
}

extension DependencyValues {
  fileprivate var greeting: String {
    @Dependency(Name.self) var name
    return "Hello, \(name)"
  }
}
