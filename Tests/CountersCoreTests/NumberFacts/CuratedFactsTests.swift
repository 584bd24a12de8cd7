import XCTest

@testable import CountersCore

final class CuratedFactsTests: XCTestCase {
  func testKeepsTheOrderOfTheFile() {
    let facts = CuratedFacts(
      parsing: "# Comment.\n\n7\t-\tOne.\n-3\tprime; 2-5\tTwo.\n7\t3+4\tThree.\n"
    )
    XCTAssertEqual(facts.problems, [])
    XCTAssertEqual(facts.count, 3)
    XCTAssertEqual(facts.facts(about: 7).map(\.text), ["One.", "Three."])
    XCTAssertEqual(facts.facts(about: -3), [NumberFact(text: "Two.", kind: .curated)])
    XCTAssertEqual(facts.facts(about: 8), [])
    XCTAssertEqual(facts.entries.map(\.checks), [[], ["prime", "2-5"], ["3+4"]])
  }

  func testBadLinesAreReportedByNumberAndTheRestIsKept() {
    let facts = CuratedFacts(
      parsing: """
        # Comment.
        1\t-\tGood.
        2 - No tabs.
        two\t-\tNot a number.
        99999999999999999999\t-\tToo large.
        5\t\tNo check.
        6\t-\tNo full stop
        7\t-\tA\ttab too many.
        8\t-\tGood.
        9\t-\tAlso good.
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
        "Line 6: the check is empty, expected an expression, a property, or “-” for none.",
        "Line 7: the sentence “No full stop” does not end with a full stop.",
        "Line 8: found 4 columns, expected three separated by tabs: number, check, sentence.",
        "Line 9: the same sentence stands on line 2 already.",
      ]
    )
  }

  func testLinesFromOtherSystems() {
    let facts = CuratedFacts(parsing: "\u{FEFF}1\t-\tOne.\r\n\r\n2\t-\tTwo.\r\n")
    XCTAssertEqual(facts.problems, [])
    XCTAssertEqual(facts.facts(about: 1).map(\.text), ["One."])
    XCTAssertEqual(facts.facts(about: 2).map(\.text), ["Two."])
  }

  func testALineThatIsNotUTF8IsOnlyOneProblem() {
    let bytes = Array("1\t-\tOne.\n2\t-\t".utf8) + [0xFF, 0xFE] + Array(".\n3\t-\tThree.".utf8)
    let facts = CuratedFacts(parsing: bytes)
    XCTAssertEqual(facts.problems.map(\.description), ["Line 2: the line is not UTF-8 text."])
    XCTAssertEqual(facts.entries.map(\.number), [1, 3])
  }

  func testAMissingFileSaysWhichAndWhy() {
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
