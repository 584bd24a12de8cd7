import XCTest

@testable import ComposableArchitecture

final class StackActionTests: XCTestCase {
  func testCaseKeyPathsExtractAndEmbedStackActions() {
    let element = Stack.Action.path(.element(id: 1, action: .increment))
    XCTAssertEqual(element[case: \.path.element]?.id, 1)
    XCTAssertEqual(element[case: \.path.element]?.action, .increment)
    XCTAssertEqual(element[case: \.path[id: 1]], .increment)
    XCTAssertNil(element[case: \.path[id: 2]])
    XCTAssertTrue(element.is(\.path[id: 1].increment))
    XCTAssertEqual((\Stack.Action.Cases.path[id: 1].increment)(), element)

    let pop = Stack.Action.path(.popFrom(id: 2))
    XCTAssertEqual(pop[case: \.path.popFrom], 2)
    XCTAssertNil(pop[case: \.path.push])
    XCTAssertEqual((\Stack.Action.Cases.path.popFrom)(2), pop)

    let push = Stack.Action.path(.push(id: 3, state: Page.State(count: 4)))
    XCTAssertEqual(push[case: \.path.push]?.state.count, 4)
    XCTAssertNil(push[case: \.path.element])
  }

  func testDebugOutputOfStackActionsHasLabelsAndNoValues() {
    XCTAssertEqual(
      debugCaseOutput(Stack.Action.path(.element(id: 7, action: .increment))),
      "Stack.Action.path(.element(id:, action: .increment))"
    )
    XCTAssertEqual(
      debugCaseOutput(Stack.Action.path(.push(id: 7, state: Page.State())), abbreviated: true),
      ".path(.push(id:, state:))"
    )
  }
}
