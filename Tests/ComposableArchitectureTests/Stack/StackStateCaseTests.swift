import ComposableArchitecture
import TestSupport
import XCTest

final class StackStateCaseTests: XCTestCase {
  func testCaseSubscriptReadsAndChangesThePayload() {
    var stack = StackState<Screen>([.number(1), .text("a")])
    stack[id: 0, case: \.number]? += 1
    XCTAssertEqual(stack[id: 0, case: \.number], 2)
    XCTAssertNil(stack[id: 1, case: \.number])
    XCTAssertNil(stack[id: 7, case: \.number])
    stack[id: 0, case: \.number] = 5
    XCTAssertEqual(Array(stack), [.number(5), .text("a")])
  }

  func testSettingNilThroughTheCaseSubscriptRemovesTheElement() {
    var stack = StackState<Screen>([.number(1), .text("a")])
    stack[id: 0, case: \.number] = nil
    XCTAssertEqual(Array(stack), [.text("a")])
  }

  func testSettingThePayloadOfAnotherCaseIsReported() {
    var stack = StackState<Screen>([.text("a")])
    let line = UInt(#line + 1)
    let issues = recordIssues { stack[id: 0, case: \.number]? += 1 }
    assertOne(issues, at: line, containing: ".text")
    let others = recordIssues {
      stack[id: 0, case: \.number] = 1
      stack[id: 0, case: \.number] = nil
    }
    XCTAssertEqual(others.count, 2)
    XCTAssertEqual(Array(stack), [.text("a")])
  }

  func testSettingThePayloadOfAnUnknownElementIsReported() {
    var stack = StackState<Screen>()
    let line = UInt(#line + 1)
    let issues = recordIssues { stack[id: 0, case: \.number] = 1 }
    assertOne(issues, at: line, containing: "while the value is 'nil'")
    let others = recordIssues {
      stack[id: 0, case: \.number]? += 1
      stack[id: 0, case: \.number] = nil
    }
    XCTAssertTrue(others.isEmpty)
    XCTAssertTrue(stack.isEmpty)
  }

  func testStackCaseSubscriptFindsCasesWithoutMacrosByReflection() {
    var stack = StackState<Unmarked>([.number(1), .text("a")])
    stack[id: 0, case: /Unmarked.number]? += 1
    XCTAssertEqual(stack[id: 0, case: /Unmarked.number], 2)
    XCTAssertNil(stack[id: 1, case: /Unmarked.number])
    let line = UInt(#line + 1)
    let issues = recordIssues { stack[id: 1, case: /Unmarked.number] = 1 }
    assertOne(issues, at: line, containing: ".text")
    stack[id: 1, case: /Unmarked.text] = nil
    XCTAssertEqual(Array(stack), [.number(2)])
  }

  func testCaseSubscriptStoresChangesMadeBeforeAnErrorIsThrown() {
    struct Failure: Error {}
    func change(_ number: inout Int?) throws {
      number = 5
      throw Failure()
    }
    var stack = StackState<Screen>([.number(1)])
    XCTAssertThrowsError(try change(&stack[id: 0, case: \.number]))
    XCTAssertEqual(Array(stack), [.number(5)])
  }
}

@CasePathable
private enum Screen: Equatable {
  case number(Int)
  case text(String)
}

private enum Unmarked: Equatable {
  case number(Int)
  case text(String)
}
