import TestSupport
import XCTest

@testable import Gtk

final class ShownTextTests: XCTestCase {
  func testTextWithShortWordsIsShownAsItIs() {
    for text in [
      "", "Save", "The quick brown fox jumps over the lazy dog. ".repeated(200),
      String(repeating: "x", count: 500), "漢字かな".repeated(500), "ภาษาไทย".repeated(500),
      "👩‍👧".repeated(500),
    ] {
      let shown = ShownText(text)
      XCTAssertEqual(shown.text, text)
      XCTAssertEqual(shown.lengths([1, 2]), [1, 2])
    }
  }

  func testLineCanEndInALongWord() {
    let shown = ShownText("x".repeated(1250) + " and " + "y".repeated(501))
    XCTAssertEqual(
      shown.text.split(separator: "\u{200B}").map(\.count),
      [500, 500, 250 + " and ".count + 500, 1]
    )
  }

  func testWordThatCanBeCopiedIsNotChanged() {
    let link = "https://example.org/" + "x".repeated(1500)
    XCTAssertEqual(ShownText(link, canBeCopied: true).text, link)
    XCTAssertNotEqual(ShownText(link).text, link)
    XCTAssertNotEqual(ShownText("x".repeated(5000), canBeCopied: true).text, "x".repeated(5000))
  }

  func testPartsInDifferentFontsAreSeparated() {
    let flag = "\u{1F1EB}\u{FE0F}\u{1F1E9}\u{1F1EA}"
    XCTAssertEqual(ShownText(flag).text, "\u{1F1EB}\u{200B}\u{FE0F}\u{1F1E9}\u{1F1EA}")
    XCTAssertEqual(ShownText(flag).lengths([4, 3, 8]), [4, 6, 8])
    XCTAssertEqual(ShownText("a\u{1F3FD}\u{94D}").text, "a\u{200B}\u{1F3FD}\u{200B}\u{94D}")
    for text in ["👩‍👧", "❤️‍🔥", "👍🏽", "✌🏽", "🇩🇪🇫🇷", "1️⃣", "é", "র\u{200D}\u{9CD}য", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
      XCTAssertEqual(ShownText(text).text, text)
    }
  }

  func testOnlySomeMarksForTheDirectionAreKept() {
    let text = "\u{202E}a\u{2066}".repeated(2000)
    let shown = ShownText(text).text
    XCTAssertEqual(shown.unicodeScalars.filter(\.isDirectionControl).count, 200)
    XCTAssertEqual(shown.filter { $0 == "a" }.count, 2000)
  }

  func testAccentStaysWithItsLetter() {
    let shown = ShownText("e\u{301}".repeated(1500))
    for piece in shown.text.unicodeScalars.split(separator: "\u{200B}") {
      XCTAssertEqual(piece.first, "e")
      XCTAssertLessThanOrEqual(piece.count, 502)
    }
    let accents = ShownText("e" + "\u{301}".repeated(10_000))
    XCTAssertGreaterThan(accents.text.unicodeScalars.count { $0 == "\u{200B}" }, 8)
  }

  func testOnlyTheStartOfAVeryLongTextIsShown() {
    let words = ShownText("word ".repeated(100_000)).text
    XCTAssertEqual(words.unicodeScalars.count, ShownText.maximumLength + 1)
    XCTAssertTrue(words.hasSuffix("…"))
    let lines = ShownText("\n".repeated(100_000)).text
    XCTAssertEqual(lines.unicodeScalars.count, ShownText.maximumLineCount)
    for lineBreak in ["\r", "\u{2028}", "\u{2029}"] {
      let text = ShownText(lineBreak.repeated(30_000)).text
      XCTAssertEqual(text.unicodeScalars.count, ShownText.maximumLineCount)
    }
    let both = ShownText("\r\n".repeated(30_000)).text
    XCTAssertEqual(both.unicodeScalars.count { $0 == "\n" }, ShownText.maximumLineCount - 1)
  }

  func testTitleIsCut() {
    XCTAssertEqual(ShownText.title("Title"), "Title")
    let long = "x".repeated(ShownText.maximumTitleLength)
    XCTAssertEqual(ShownText.title(long), long)
    XCTAssertEqual(ShownText.title(long + "y"), long + "…")
  }

  func testLengthsOfRangesIncludeTheInsertedLineBreaks() {
    let shown = ShownText("a".repeated(750) + "ä".repeated(500) + " end")
    // The breaks are after 500 and 1,000 letters: 500 bytes, and 750 + 250 × 2 bytes.
    XCTAssertEqual(shown.lengths([500, 250, 500, 500, 4]), [500, 253, 500, 503, 4])
    XCTAssertEqual(shown.lengths([1754]), [1760])
  }

  func testRandomTextsLoseOnlyTheirEnd() {
    let scalars: [Unicode.Scalar] = [
      "a", "b", "c", "d", "ä", "\u{301}", "א", "ب", "漢", "ก", "🙂", "\u{200D}", "\u{A0}", " ", "\n",
      "\u{200B}",
    ]
    Seeds.forEach(20, from: 1) { seed in
      var generator = SeededGenerator(seed: seed)
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...500, using: &generator) {
        let scalar = scalars.randomElement(using: &generator) ?? "a"
        let count = Int.random(in: 0...3, using: &generator) == 0 ? 750 : 1
        text.append(contentsOf: repeatElement(scalar, count: count))
      }
      let original = String(text)
      let shown = ShownText(original)
      let isCut = shown.text.hasSuffix("…")
      let kept = shown.text.unicodeScalars.filter { $0 != "\u{200B}" && $0 != "…" }
      let expected = original.unicodeScalars.filter { $0 != "\u{200B}" }
      XCTAssertTrue(expected.starts(with: kept))
      XCTAssertEqual(isCut, kept.count < expected.count)
      let longest = shown.text.unicodeScalars
        .split { $0.properties.isWhitespace && $0 != "\u{A0}" || "\u{200B}漢🙂".contains("\($0)") }
        .map(\.count).max()
      if !original.contains("ก") { XCTAssertLessThanOrEqual(longest ?? 0, 1001) }

      // Whole characters, so that a range ends at the boundary of a scalar.
      var lengths: [Int] = []
      for character in original { lengths.append(character.utf8.count) }
      let sum = shown.lengths(lengths).reduce(0, +)
      XCTAssertEqual(sum, shown.text.utf8.count - (isCut ? "…".utf8.count : 0))
    }
  }
}
