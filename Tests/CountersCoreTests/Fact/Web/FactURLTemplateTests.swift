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
    let expected = "Expected a URL such as http://numbersapi.com/{number}."
    for (text, problem) in [
      ("http://localhost/", "{number} is missing"),
      ("", "{number} is missing"),
      ("localhost/{number}", "the text is not a URL with a scheme and a host"),
      ("http:///{number}", "the text is not a URL with a scheme and a host"),
      ("ftp://localhost/{number}", "the scheme is 'ftp', not 'http' or 'https'"),
    ] {
      XCTAssertThrowsError(try FactURLTemplate(text), text) {
        XCTAssertEqual("\($0)", "'\(text)' is not a URL for facts: \(problem). \(expected)")
      }
    }
  }
}
