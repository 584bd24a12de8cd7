import IssueReporting
import TestSupport
import XCTest

@testable import ComposableArchitecture

/// Behaviour that differs in an app, in which no code can predict the identifiers.
final class StackOutsideTestsTests: XCTestCase {
  func testSettingAnUnknownIDOutsideTestsIsReportedAndIgnored() throws {
    try outsideTests {
      XCTAssertFalse(isTesting)
      var stack = StackState(["a", "b"])
      let ids = Array(stack.ids)
      let missing = StackElementID(generation: 7)
      let issues = recordIssues { stack[id: missing] = "new" }
      XCTAssertEqual(issues.count, 1)
      XCTAssertEqual(issues.first?.message.contains("set for the id #7"), true)
      XCTAssertEqual(issues.first?.message.contains("#0, #1"), true)
      XCTAssertEqual(Array(stack), ["a", "b"])
      XCTAssertEqual(Array(stack.ids), ids)
    }
  }

  func testRemovingAnUnknownIDOutsideTestsReportsNoIssue() throws {
    try outsideTests {
      XCTAssertFalse(isTesting)
      var stack = StackState(["a"])
      let missing = StackElementID(generation: 7)
      let issues = recordIssues {
        stack[id: missing] = nil
        stack[id: missing]?.append("!")
      }
      XCTAssertEqual(issues.count, 0)
      XCTAssertEqual(Array(stack), ["a"])
    }
  }

  func testIDsOutsideTestsIncreaseAcrossStacks() throws {
    try outsideTests {
      XCTAssertFalse(isTesting)
      XCTAssertEqual(StackState(["a", "b"]).ids.map(\.generation), [0, 1])
      XCTAssertEqual(StackState(["a"]).ids.map(\.generation), [2])
    }
  }

  func testIntegerLiteralIDOutsideTestsTraps() throws {
    try assertTrapsOutsideTests("was written as the integer 7 outside a test") {
      let id: StackElementID = 7
      XCTAssertEqual(id.generation, 7)
    }
  }

  func testIDsInALiveContextIncreaseAcrossStacks() {
    let numbers = (0..<3).map { _ in
      withDependencies {
        $0.context = .live
      } operation: {
        StackState(["a"]).ids[0].generation
      }
    }
    XCTAssertEqual(numbers, Array(numbers[0]..<numbers[0] + 3))
    XCTAssertEqual(StackState(["a"]).ids[0].generation, 0)
  }

  @MainActor
  func testPushWithAnyNewIDInALiveContextReportsNoIssue() async {
    let store = Store(initialState: Stack.State()) {
      Stack()
    } withDependencies: {
      $0.context = .live
    }
    let issues = recordIssues { store.send(.path(.push(id: 1_000_000, state: Page.State()))) }
    XCTAssertEqual(issues.map(\.message), [])
    XCTAssertEqual(store.withState(\.path.ids), [1_000_000])
    store.send(.change(.removeAll))
  }
}
