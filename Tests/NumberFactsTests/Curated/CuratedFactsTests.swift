import XCTest

@testable import NumberFacts

final class CuratedFactsTests: XCTestCase {
  func testFactsHaveTheOrderOfTheFile() {
    let facts = CuratedFacts(
      parsing: "# Comment.\n\n7\tculture\tOne.\n-3\tprime; 2-5\tTwo.\n7\t3+4\tThree.\n"
    )
    XCTAssertEqual(facts.problems, [])
    XCTAssertEqual(facts.count, 3)
    XCTAssertEqual(facts.facts(about: 7).map(\.text), ["One.", "Three."])
    XCTAssertEqual(facts.facts(about: -3), [NumberFact(text: "Two.", kind: .curated)])
    XCTAssertEqual(facts.facts(about: 8), [])
    XCTAssertEqual(
      facts.entries.map(\.support),
      [.ground(.culture), .checks(["prime", "2-5"]), .checks(["3+4"])]
    )
  }

  func testCheckColumnAcceptsEveryGround() {
    for ground in CuratedFacts.Ground.allCases {
      let facts = CuratedFacts(parsing: "7\t\(ground.rawValue)\tOne.")
      XCTAssertEqual(facts.problems, [])
      XCTAssertEqual(facts.entries.map(\.support), [.ground(ground)])
    }
  }

  func testCheckColumnWithoutAnExpressionIsReported() {
    for column in ["", "-", " ", ";", "3+4;", "3+4; ; 7"] {
      let facts = CuratedFacts(parsing: "7\t\(column)\tOne.")
      XCTAssertEqual(facts.count, 0)
      XCTAssertEqual(
        facts.problems.map(\.description),
        [
          "Line 1: the check “\(column)” is invalid, expected expressions and properties, or one "
            + "of definition, culture, history, science and theorem."
        ]
      )
    }
  }

  func testParsingAcceptsAnInvalidCheckExpression() {
    let facts = CuratedFacts(parsing: "7\tsmallest n: nonsense(n\tOne.")
    XCTAssertEqual(facts.problems, [])
    XCTAssertEqual(facts.facts(about: 7).map(\.text), ["One."])
  }

  func testInvalidLinesAreReportedByNumberAndSkipped() {
    let facts = CuratedFacts(
      parsing: """
        # Comment.
        1\tculture\tGood.
        2 - No tabs.
        two\tculture\tNot a number.
        99999999999999999999\tculture\tToo large.
        5\t\tNo check.
        6\tculture\tNo full stop
        7\tculture\tA\ttab too many.
        8\tculture\tGood.
        9\tculture\tAlso good.
        """
    )
    XCTAssertEqual(facts.facts(about: 1).map(\.text), ["Good."])
    XCTAssertEqual(facts.facts(about: 9).map(\.text), ["Also good."])
    XCTAssertEqual(facts.count, 2)
    XCTAssertEqual(
      facts.problems.map(\.description),
      [
        "Line 3: found 1 column, expected three separated by tabs: number, check, sentence.",
        "Line 4: “two” is not a whole number between \(Int.min) and \(Int.max).",
        "Line 5: “99999999999999999999” is not a whole number between \(Int.min) and \(Int.max).",
        "Line 6: the check “” is invalid, expected expressions and properties, or one of "
          + "definition, culture, history, science and theorem.",
        "Line 7: the sentence “No full stop” does not end with a full stop.",
        "Line 8: found 4 columns, expected three separated by tabs: number, check, sentence.",
        "Line 9: the same sentence is already on line 2.",
      ]
    )
  }

  func testByteOrderMarkAndCRLFAreAccepted() {
    let facts = CuratedFacts(parsing: "\u{FEFF}1\tculture\tOne.\r\n\r\n2\tculture\tTwo.\r\n")
    XCTAssertEqual(facts.problems, [])
    XCTAssertEqual(facts.facts(about: 1).map(\.text), ["One."])
    XCTAssertEqual(facts.facts(about: 2).map(\.text), ["Two."])
  }

  func testLineThatIsNotUTF8IsReportedAndSkipped() {
    let bytes =
      Array("1\tculture\tOne.\n2\tculture\t".utf8) + [0xFF, 0xFE]
      + Array(".\n3\tculture\tThree.".utf8)
    let facts = CuratedFacts(parsing: bytes)
    XCTAssertEqual(facts.problems.map(\.description), ["Line 2: the line is not UTF-8 text."])
    XCTAssertEqual(facts.entries.map(\.number), [1, 3])
  }

  func testMissingFileThrowsAnErrorWithThePathAndTheReason() {
    let url = URL(fileURLWithPath: "/nowhere/number-facts.tsv")
    XCTAssertThrowsError(try CuratedFacts.load(from: url)) { error in
      let message = error.localizedDescription
      XCTAssertTrue(
        message.hasPrefix("The number facts could not be read from “/nowhere/number-facts.tsv”: "),
        message
      )
      XCTAssertFalse(message.hasSuffix(": "), message)
    }
  }
}
