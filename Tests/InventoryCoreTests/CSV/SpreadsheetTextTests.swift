import XCTest

@testable import InventoryCore

final class SpreadsheetTextTests: XCTestCase {
  func testFormulasAreEncodedAsTexts() {
    for text in ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r", "\n=1", "＝1", "'=1", "''@"] {
      XCTAssertEqual(SpreadsheetText.encoded(text), "'\(text)")
      XCTAssertEqual(SpreadsheetText.decoded("'\(text)"), text)
    }
  }

  func testOtherTextsAreUnchanged() {
    for text in ["", "'", "'tis", "a=1", "1-1", " =1", "''", "é", "‘=1"] {
      XCTAssertEqual(SpreadsheetText.encoded(text), text)
      XCTAssertEqual(SpreadsheetText.decoded(text), text)
    }
  }

  func testAFormulaOfAnotherProgramIsUnchanged() {
    XCTAssertEqual(SpreadsheetText.decoded("-5 °C"), "-5 °C")
  }
}
