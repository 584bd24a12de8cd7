import Foundation
import XCTest

@testable import CountersCore

final class WebResponseTests: XCTestCase {
  func testPlainTextIsReturnedAsAFact() throws {
    XCTAssertEqual(try fact("7 is prime.\n"), "7 is prime.")
    XCTAssertEqual(try fact("7 is\n  prime.", type: nil), "7 is prime.", "on one line")
    XCTAssertEqual(try fact("٧ – 素数 🎉", status: 203), "٧ – 素数 🎉")
  }

  func testMarkupInPlainTextIsUnchanged() throws {
    XCTAssertEqual(
      try fact("<b>7</b> & <script>alert(1)</script>"),
      "<b>7</b> & <script>alert(1)</script>"
    )
  }

  func testUnsuccessfulStatusThrows() {
    for status in [199, 300, 304, 404, 500] {
      assert(
        try fact("7 is prime.", status: status),
        fails: "The web service responded with status \(status) instead of a fact."
      )
    }
  }

  func testMediaTypeOtherThanPlainTextThrows() {
    for type in ["text/html", "application/json", "image/png"] {
      assert(
        try fact("7 is prime.", type: type),
        fails: "The web service responded with '\(type)' instead of plain text."
      )
    }
  }

  func testBodyThatIsNotTextThrows() {
    for bytes: [UInt8] in [[0xFF, 0xD8, 0xFF], [0x37, 0x00], [0x37, 0x1B, 0x5B]] {
      let response = WebResponse(status: 200, mediaType: "text/plain", body: Data(bytes))
      assert(
        try response.fact(),
        fails: "The response of the web service is not text."
      )
    }
  }

  func testEmptyBodyThrows() {
    for text in ["", " \n\t "] {
      assert(try fact(text), fails: "The response of the web service is empty.")
    }
  }

  private func fact(
    _ text: String,
    status: Int = 200,
    type: String? = "text/plain"
  ) throws -> String {
    try WebResponse(status: status, mediaType: type, body: Data(text.utf8)).fact()
  }

  private func assert(
    _ fact: @autoclosure () throws -> String,
    fails reason: String,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(try fact(), line: line) {
      XCTAssertEqual(($0 as? FactError)?.reason, reason, line: line)
    }
  }
}
