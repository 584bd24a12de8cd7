import CasePaths
import IssueReporting
import TestSupport
import XCTest

final class XCTModifyTests: XCTestCase {
  private struct Failure: Error {}

  func testXCTModifyChangesAnOptional() {
    var counter: Counter? = Counter()
    XCTModify(&counter) { $0.count = 1 }
    XCTAssertEqual(counter, Counter(count: 1))
  }

  func testXCTModifyChangesThePayloadOfACase() {
    var destination = Destination.counter(Counter())
    XCTModify(&destination, case: \.counter) { $0.count = 1 }
    XCTModify(&destination, case: /Destination.counter) { $0.count += 1 }
    XCTAssertEqual(destination, .counter(Counter(count: 2)))
  }

  func testXCTModifyChangesThePayloadOfACaseOfAnOptional() {
    var destination: Destination? = .counter(Counter())
    XCTModify(&destination, case: \.counter) { $0.count = 1 }
    XCTModify(&destination, case: /Destination.counter) { $0.count += 1 }
    XCTModify(&destination, case: \.some.counter) { $0.count += 1 }
    XCTAssertEqual(destination, .counter(Counter(count: 3)))
  }

  func testXCTModifyOfNilReportsAnIssue() {
    var counter: Counter?
    let issues = recordMessages {
      XCTModify(&counter, "Where is it?") { _ in XCTFail("There is nothing to modify") }
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("but the value is nil") == true)
    XCTAssertTrue(issues.first?.hasSuffix("Where is it?") == true)
  }

  func testXCTModifyOfAnotherCaseReportsAnIssue() {
    var destination: Destination? = .alert
    let issues = recordMessages {
      XCTModify(&destination, case: \.counter) { $0.count = 1 }
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("in the case \"alert\"") == true)
    XCTAssertEqual(destination, .alert)
  }

  func testXCTModifyReportsTheErrorOfItsClosure() {
    var counter: Counter? = Counter()
    let issues = recordMessages {
      XCTModify(&counter) { _ in throw Failure() }
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("Failure()") == true)
  }

  func testXCTModifyReportsAnUnchangedValue() {
    var counter: Counter? = Counter()
    let issues = recordMessages {
      XCTModify(&counter) { $0.count = 0 }
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("the payload did not change") == true)
  }

  func testXCTModifyAllowsAnUnchangedValueIfNotExhaustive() {
    var counter: Counter? = Counter()
    let issues = recordMessages {
      XCTModifyLocals.$isExhaustive.withValue(false) {
        XCTModify(&counter) { $0.count = 0 }
      }
    }
    XCTAssertEqual(issues, [])
    XCTAssertEqual(counter, Counter())
  }

  func testXCTModifyDoesNotReportAnUnchangedValueThatIsNotEquatable() {
    struct Opaque {}
    var opaque: Opaque? = Opaque()
    var calls = 0
    let issues = recordMessages {
      XCTModify(&opaque) { _ in calls += 1 }
    }
    XCTAssertEqual(issues, [])
    XCTAssertEqual(calls, 1)
    XCTAssertNotNil(opaque)
  }

  func testXCTModifyReportsIssuesAtItsCall() {
    let recorder = IssueRecorder()
    var counter: Counter?
    withIssueReporters([recorder]) {
      XCTModify(&counter) { _ in }
    }
    XCTAssertEqual(recorder.lines, [#line - 2])
  }

  func testXCTModifyAndXCTUnwrapReportIssuesAtTheGivenLocation() {
    func modify(_ destination: Destination, file: StaticString = #filePath, line: UInt = #line) {
      var destination = destination
      XCTModify(&destination, case: \.counter, "", { _ in }, file: file, line: line)
      XCTModify(&destination, case: /Destination.counter, "", { _ in }, file: file, line: line)
      _ = try? XCTUnwrap(destination, case: \.counter, file: file, line: line)
      _ = try? XCTUnwrap(destination, case: /Destination.counter, file: file, line: line)
    }
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) { modify(.alert) }
    XCTAssertEqual(recorder.lines, Array(repeating: #line - 1, count: 4))
  }

  func testXCTUnwrapReturnsThePayload() throws {
    let destination: Destination? = .counter(Counter(count: 1))
    XCTAssertEqual(try XCTUnwrap(destination, case: \.counter).count, 1)
    XCTAssertEqual(try XCTUnwrap(Destination.list([1]), case: \.list), [1])
    XCTAssertEqual(try XCTUnwrap(Destination.list([1]), case: /Destination.list), [1])
  }

  func testXCTUnwrapOfAnotherCaseReportsAnIssueAndThrows() {
    let issues = recordMessages {
      do {
        _ = try XCTUnwrap(Destination.alert, case: \.counter, "No counter")
        XCTFail("There is nothing to unwrap")
      } catch {}
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.contains("in the case \"alert\"") == true)
    XCTAssertTrue(issues.first?.hasSuffix("No counter") == true)
  }
}
