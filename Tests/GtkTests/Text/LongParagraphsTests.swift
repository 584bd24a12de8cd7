import TestSupport
import XCTest

@testable import Gtk

final class LongParagraphsTests: XCTestCase {
  func testUsualTextIsLaidOutAsItIs() {
    for text in [
      "", "word", "The quick brown fox. ".repeated(2000), "line\n".repeated(50_000),
      "\n".repeated(100_000), "x".repeated(1000), "漢字かな".repeated(2000), "e\u{301}".repeated(400),
      "ภาษาไทย".repeated(500), "e" + "\u{301}".repeated(50),
    ] {
      XCTAssertEqual(LongParagraphs(of: text), LongParagraphs(of: ""), "\(text.prefix(10))")
    }
  }

  func testParagraphWithALongWordBreaksAnywhere() {
    let word = "x".repeated(1001)
    XCTAssertEqual(ranges(of: word), [0..<1001])
    XCTAssertEqual(ranges(of: "one\n\(word) two\nthree"), [4..<1009])
    XCTAssertEqual(ranges(of: "é\r\n\(word)\r\n\(word)\r\n"), [3..<1004, 1006..<2007])
    XCTAssertEqual(ranges(of: "ب".repeated(2000)), [0..<2000])
  }

  func testMarksThatNobodyCanReadAreHidden() {
    let accents = "a" + "\u{301}".repeated(2000)
    XCTAssertEqual(LongParagraphs(of: accents).hidden, [51..<2001])
    XCTAssertEqual(LongParagraphs(of: accents + accents).hidden, [51..<2001, 2052..<4002])
  }

  func testRestOfALongParagraphIsHidden() {
    let long = "word ".repeated(30_000)
    XCTAssertEqual(LongParagraphs(of: "x\n\(long)\ny").hidden, [100_002..<150_002])
    XCTAssertEqual(LongParagraphs(of: "x\n\(long)\ny").brokenAnywhere, [])
    // The ranges don't overlap.
    let both = LongParagraphs(of: "a" + "\u{301}".repeated(150_000))
    XCTAssertEqual(both.hidden, [51..<100_000, 100_000..<150_001])
  }

  func testParagraphWithASequenceInWhichNoLineMayEndBreaksAnywhere() {
    XCTAssertEqual(ranges(of: "one\n\u{1F1EB}\u{FE0F}\u{1F1E9}\ntwo"), [4..<7])
    XCTAssertEqual(ranges(of: "👩‍👧 ❤️‍🔥 👍🏽 ✌🏽 🇩🇪 1️⃣ é ব্য র\u{200D}\u{9CD}য"), [])
  }

  func testManyMarksForTheDirectionAreHidden() {
    let marks = "\u{202E}a\u{2066}".repeated(150)
    XCTAssertEqual(LongParagraphs(of: marks + "x".repeated(1000)).hidden.count, 51)
  }

  private func ranges(of text: String) -> [Range<Int>] { LongParagraphs(of: text).brokenAnywhere }
}
