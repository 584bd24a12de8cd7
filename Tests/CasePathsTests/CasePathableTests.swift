import CasePaths
import IssueReporting
import TestSupport
import XCTest

final class CasePathableTests: XCTestCase {
  func testCaseSubscriptReturnsThePayloadOfTheCase() {
    let destination = Destination.counter(Counter(count: 1))
    XCTAssertEqual(destination[case: \.counter], Counter(count: 1))
    XCTAssertNil(destination[case: \.list])
    XCTAssertNotNil(Destination.alert[case: \.alert])
  }

  func testCaseSubscriptSetsThePayloadOfTheCase() {
    var destination = Destination.counter(Counter(count: 1))
    destination[case: \.counter] = Counter(count: 2)
    XCTAssertEqual(destination, .counter(Counter(count: 2)))
  }

  func testCaseSubscriptSetterIsIgnoredInAnotherCase() {
    var destination = Destination.alert
    destination[case: \.counter] = Counter(count: 2)
    XCTAssertEqual(destination, .alert)
  }

  func testCaseDynamicMemberReturnsThePayload() {
    XCTAssertEqual(Destination.fact(id: 1, text: "Prime").fact?.text, "Prime")
    XCTAssertNil(Destination.alert.fact?.text)
    XCTAssertEqual([Destination.list([1]), .alert].compactMap(\.list), [[1]])
  }

  func testCaseDynamicMemberSetterIsIgnoredInAnotherCase() {
    var destination = Destination.list([1])
    destination.list = [2]
    XCTAssertEqual(destination, .list([2]))
    destination.counter = Counter()
    XCTAssertEqual(destination, .list([2]))
  }

  func testIsReturnsWhetherTheCaseMatches() {
    XCTAssertTrue(Destination.alert.is(\.alert))
    XCTAssertFalse(Destination.alert.is(\.counter))
    let action = AppAction.path(.element(id: 1, action: .counter(.increment)))
    XCTAssertTrue(action.is(\.path[id: 1].counter.increment))
    XCTAssertFalse(action.is(\.path[id: 2].counter.increment))
  }

  func testModifyChangesThePayload() {
    var destination = Destination.counter(Counter())
    destination.modify(\.counter) { $0.count += 1 }
    XCTAssertEqual(destination, .counter(Counter(count: 1)))
  }

  func testModifyInAnotherCaseReportsAnIssueAndChangesNothing() {
    var destination = Destination.alert
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      destination.modify(\.counter) { _ in XCTFail("There is nothing to modify") }
    }
    XCTAssertEqual(recorder.lines, [#line - 2])
    XCTAssertEqual(destination, .alert)
    XCTAssertTrue(recorder.messages.first?.contains("in the case \"alert\"") == true)
  }

  func testModifyRetainsTheChangesBeforeAnError() {
    struct Failure: Error {}
    var destination = Destination.counter(Counter())
    XCTAssertThrowsError(
      try destination.modify(\.counter) {
        $0.count = 1
        throw Failure()
      }
    )
    XCTAssertEqual(destination, .counter(Counter(count: 1)))
  }

  func testModifyDoesNotCopyACollection() {
    var destination = Destination.list(Array(0..<100))
    var before: UnsafeRawPointer?
    destination.modify(\.list) { list in
      list.withUnsafeBytes { before = $0.baseAddress }
      list[0] = 1
      list.withUnsafeBytes { XCTAssertEqual($0.baseAddress, before) }
    }
    XCTAssertEqual(destination.list?.first, 1)
  }

  func testCasePropertyIsTheKeyPathOfTheCurrentCase() {
    XCTAssertEqual(Destination.alert.case, \.alert)
    XCTAssertEqual(Destination.counter(Counter()).case, Destination.counter(Counter(count: 1)).case)
    XCTAssertNotEqual(Destination.alert.case, \.counter)
  }

  func testAllCasePathsListsTheCasesInDeclarationOrder() {
    XCTAssertEqual(Array(Destination.allCasePaths), [\.counter, \.fact, \.list, \.alert])
  }
}
