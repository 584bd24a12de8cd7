import ShortText
import XCTest

final class ShortenedTests: XCTestCase {
  func testShortTextIsQuotedAsItIs() {
    let accents = String(repeating: "e\u{301}", count: 40)
    for text in ["", "ü", "👩‍👧 and a text of forty characters.", accents] {
      XCTAssertEqual(text.shortened, text)
      XCTAssertEqual(text[...].shortened, text)
    }
  }

  func testLongTextIsCutAfterFortyCharacters() {
    XCTAssertEqual(
      String(repeating: "x", count: 41).shortened,
      String(repeating: "x", count: 40) + "…"
    )
    let emoji = String(repeating: "👩‍👧", count: 1_000_000).shortened
    XCTAssertEqual(emoji, String(repeating: "👩‍👧", count: 40) + "…")
  }

  func testCharacterWithManyAccentsIsCut() {
    let text = "e" + String(repeating: "\u{301}", count: 1_000_000)
    XCTAssertLessThan(text.shortened.unicodeScalars.count, 200)
    XCTAssertTrue(text.shortened.hasSuffix("…"))
  }

  func testLineBreaksAndControlCharactersAreSpaces() {
    XCTAssertEqual("a\nb\r\nc\0d\u{2028}e\tf".shortened, "a b  c d e f")
  }
}
