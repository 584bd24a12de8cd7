import CountersCore
import XCTest

final class FactURLTemplateTests: XCTestCase {
  func testTemplateReplacesEveryPlaceholderWithTheNumber() throws {
    let template = try FactURLTemplate("http://localhost:80/{number}/trivia?n={number}")
    XCTAssertEqual(
      template.url(for: -7)?.absoluteString,
      "http://localhost:80/-7/trivia?n=-7"
    )
  }

  func testInvalidTemplateThrowsAnErrorWithTheReason() {
    let expected = "Expected an address such as http://numbersapi.com/{number}."
    for (text, problem) in [
      ("http://localhost/", "it has no {number} in it"),
      ("", "it has no {number} in it"),
      ("localhost/{number}", "it is not the address of anything"),
      ("http:///{number}", "it is not the address of anything"),
      ("ftp://localhost/{number}", "it begins with 'ftp:'"),
    ] {
      XCTAssertThrowsError(try FactURLTemplate(text), text) {
        XCTAssertEqual("\($0)", "'\(text)' can't be where facts come from: \(problem). \(expected)")
      }
    }
  }
}
