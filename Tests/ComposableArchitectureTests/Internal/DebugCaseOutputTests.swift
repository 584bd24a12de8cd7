import XCTest

@testable import ComposableArchitecture

final class DebugCaseOutputTests: XCTestCase {
  func testDebugCaseOutputContainsLabelsAndOmitsPayloads() {
    XCTAssertEqual(debugCaseOutput(Action.tap), "Action.tap")
    XCTAssertEqual(debugCaseOutput(Action.count(1)), "Action.count(_:)")
    XCTAssertEqual(debugCaseOutput(Action.pair(true, label: "Blob")), "Action.pair(_:, label:)")
    XCTAssertEqual(debugCaseOutput(Action.row(index: 1, .tap)), "Action.row(index:, .tap)")
    XCTAssertEqual(
      debugCaseOutput(Action.row(index: 1, .query(text: "Hi"))),
      "Action.row(index:, .query(text:))"
    )
    XCTAssertEqual(
      debugCaseOutput(Action.row(index: 1, .tap), abbreviated: true),
      ".row(index:, .tap)"
    )
  }

  func testDebugCaseOutputOfALocalEnumOmitsTheUnknownContext() {
    enum Local {
      case tap
    }
    XCTAssertTrue(debugCaseOutput(Local.tap).hasSuffix("Local.tap"), debugCaseOutput(Local.tap))
    XCTAssertFalse(debugCaseOutput(Local.tap).contains("unknown"), debugCaseOutput(Local.tap))
  }

  func testDebugCaseOutputOfAStructIsItsTypeName() {
    XCTAssertEqual(debugCaseOutput(7), "7")
    XCTAssertEqual(debugCaseOutput("Blob"), "Blob")
    XCTAssertEqual(debugCaseOutput(Changed(name: "Blob")), "Changed")
  }
}

private enum Action {
  case tap
  case count(Int)
  case pair(Bool, label: String)
  case row(index: Int, Row)

  enum Row {
    case tap
    case query(text: String)
  }
}

private struct Changed {
  let name: String
}
