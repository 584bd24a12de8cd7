import XCTest

@testable import NumberFacts

/// Tests of all rules together, for numbers of every size.
final class ComputedFactsTests: XCTestCase {
  private static let extremes: [Int] = [
    .min, .min + 1, .min + 2, .max, .max - 1, .max - 2, Int(Int32.min), Int(Int32.max),
    // A square and a product of two primes close to √2⁶³, and the largest prime below 2⁶³.
    3_037_000_493 * 3_037_000_493, 3_037_000_493 * 3_037_000_453, 9_223_372_036_854_775_783,
    -3_037_000_493 * 3_037_000_453, 897_612_484_786_617_600, 1_000_000_000_000_000_000,
    9_007_199_254_740_993, 1 << 62,
  ]

  func testEveryNumberHasMoreThanThreeDistinctFacts() {
    for number in Array(-300...1000) + Self.extremes {
      let facts = ComputedFacts.facts(about: number)
      XCTAssertGreaterThan(facts.count, 3, "\(number)")
      XCTAssertTrue(facts.allSatisfy { $0.kind == .computed })
      XCTAssertEqual(Set(facts.map(\.text)).count, facts.count, "\(number) has a fact twice")
    }
  }

  func testSentencesOfComputedFactsAreWellFormed() {
    for number in Array(-300...1000) + Self.extremes {
      for text in ComputedFacts.facts(about: number).map(\.text) {
        XCTAssertTrue(text.hasSuffix("."), text)
        XCTAssertTrue(text.contains(String(number.magnitude)), "\(number): \(text)")
        XCTAssertTrue(
          text.first == "-" || text.first?.isNumber == true || text.first?.isUppercase == true,
          text
        )
        XCTAssertFalse(text.contains("  ") || text.contains("..") || text.contains(" ."), text)
        XCTAssertFalse(text.contains("\n") || text.contains("nil"), text)
        XCTAssertFalse(text.contains(" 1 zeros") || text.contains(" 1 ones"), text)
      }
    }
  }

  func testComputedFactsAreEqualWhenComputedTwice() {
    for number in [-6, 0, 6, 1729, .max] {
      XCTAssertEqual(ComputedFacts.facts(about: number), ComputedFacts.facts(about: number))
    }
  }

  func testMostInterestingComputedFactIsFirst() {
    let first = [
      28: "28 is a perfect number: its proper divisors 1, 2, 4, 7 and 14 add up to 28.",
      1729: "1729 is the sum of two cubes in more than one way: 1³ + 12³ and 9³ + 10³.",
      0: "0 is the only number that changes nothing when you add it.",
      -28: "Drop the minus sign of -28, and 28 is a perfect number: "
        + "its proper divisors 1, 2, 4, 7 and 14 add up to 28.",
      Int.max: "9223372036854775807 is the largest number that a signed 64-bit integer can hold.",
    ]
    for (number, text) in first {
      XCTAssertEqual(ComputedFacts.facts(about: number).first?.text, text)
    }
  }

  func testParityFactIsLast() {
    let last = [
      0: "0 is an even number: it is twice 0.",
      -5: "-5 is an odd number: it is 1 more than twice -3.",
    ]
    for (number, text) in last {
      XCTAssertEqual(ComputedFacts.facts(about: number).last?.text, text)
    }
  }

  func testFactsOfExtremeNumbersAreComputedWithinASecond() {
    for number in Self.extremes {
      let elapsed = ContinuousClock().measure { _ = ComputedFacts.facts(about: number) }
      XCTAssertLessThan(elapsed, .seconds(1), "\(number)")
    }
  }

  func testRuleNamesAreUniqueAndNotEmpty() {
    let names = ComputedFacts.rules.map(\.name)
    XCTAssertEqual(Set(names).count, names.count)
    XCTAssertFalse(names.contains(""))
  }
}
