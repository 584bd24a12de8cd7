import Clocks
import ConcurrencyExtras
import IssueReporting
import TestSupport
import XCTest

@testable import Dependencies

final class DependencyTests: XCTestCase {
  private final class Model: Sendable {
    let name = Dependency(Name.self)
    let number = Dependency(Number.self)
  }

  func testDependencyIsReadByKeyPathAndByType() {
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

  func testDependencyIsReadAsAnotherType() {
    withDependencies {
      $0.stage = "stub"
      $0[Number.self] = 7
    } operation: {
      @Dependency(\.stage, as: (any CustomStringConvertible).self) var description
      @Dependency(Number.self, as: (any Equatable).self) var number
      @Dependency(\.continuousClock, as: UnimplementedClock<Duration>.self) var clock
      @Dependency(\.stage, as: String.self) var stage
      XCTAssertEqual(description.description, "stub")
      XCTAssertEqual(number as? Int, 7)
      XCTAssertTrue(type(of: clock) == UnimplementedClock<Duration>.self)
      XCTAssertEqual(stage, "stub")
    }
  }

  func testModelRetainsTheDependenciesOfItsCreation() {
    let model = withDependencies {
      $0[Name.self] = "made with"
    } operation: {
      Model()
    }
    XCTAssertEqual(model.name.wrappedValue, "made with")
  }

  func testCurrentOverrideHasPriorityOverTheInitialDependenciesOfAModel() {
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

  func testDependencyValuesAccessorReadsTheRetainedDependencies() {
    let model = withDependencies {
      $0[Name.self] = "Blob"
    } operation: {
      Dependency(\.greeting)
    }
    XCTAssertEqual(model.wrappedValue, "Hello, Blob")
  }

  func testDefaultArgumentReadsDependencies() {
    struct Row {
      let id: UUID
      init(id: UUID? = nil) {
        @Dependency(\.uuid) var uuid
        self.id = id ?? uuid()
      }
    }
    struct List {
      @Dependency(\.uuid) private var uuid
      var first = Row()
      func next(_ id: @autoclosure () -> UUID = Dependency(\.uuid).wrappedValue()) -> UUID { id() }
    }
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      let list = List()
      XCTAssertEqual(list.first.id, UUID(0))
      XCTAssertEqual(list.next(), UUID(1))
    }
  }

  func testSelfDependencyMergesInitialAndCurrentValues() {
    let dependencies = withDependencies {
      $0[Name.self] = "made with"
    } operation: {
      Dependency(\.self)
    }
    withDependencies {
      $0[Number.self] = 2
    } operation: {
      XCTAssertEqual(dependencies.wrappedValue[Name.self], "made with")
      XCTAssertEqual(dependencies.wrappedValue[Number.self], 2)
    }
  }

  func testPropertyOfADependencyIsReadOnEachAccess() {
    @Dependency(\.date.now) var now
    for seconds in [1.0, 2] {
      withDependencies {
        $0.date = DateGenerator { Date(timeIntervalSince1970: seconds) }
      } operation: {
        XCTAssertEqual(now, Date(timeIntervalSince1970: seconds))
      }
    }
  }

  func testOverrideInInvokeTestIsReadInTheTestAndItsTasks() async {
    // `invokeTest` overrides the dependency.
    @Dependency(Other.self) var other
    XCTAssertEqual(other, 99)
    let inTask = await Task { DependencyValues._current[Other.self] }.value
    XCTAssertEqual(inTask, 99)
  }

  override func invokeTest() {
    withDependencies {
      $0[Other.self] = 99
    } operation: {
      super.invokeTest()
    }
  }

  func testTaskInheritsDependencies() async {
    let name = await withDependencies {
      $0[Name.self] = "inherited"
    } operation: {
      await Task { DependencyValues._current[Name.self] }.value
    }
    XCTAssertEqual(name, "inherited")
  }

  // A release build reports no issues, and therefore does not record the locations of wrappers.
  #if DEBUG
    func testIssueIsReportedAtTheDependencyWrapper() {
      let recorder = IssueRecorder()
      withIssueReporters([recorder]) {
        let line: UInt = #line + 1
        @Dependency(\.client) var client
        _ = client
        XCTAssertEqual(recorder.lines, [line])
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
