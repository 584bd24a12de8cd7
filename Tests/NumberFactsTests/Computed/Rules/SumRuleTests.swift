import XCTest

@testable import NumberFacts

final class SumRuleTests: XCTestCase {
  private let range = 0...500

  private func isSquareSum(_ number: Int) -> Bool {
    (0...23).contains { a in (a...23).contains { a * a + $0 * $0 == number } }
  }

  func testTwoCubesRuleNamesTwoSumsOfTwoCubes() {
    for number in [1729, 4104, 13832, 87_539_319] {
      let sentence = FactRule.twoCubesTwice.sentence(about: number) ?? ""
      let roots = numbersMentioned(in: sentence).dropFirst()
      XCTAssertGreaterThanOrEqual(roots.count, 4, sentence)
      XCTAssertTrue(
        stride(from: roots.startIndex, to: roots.endIndex, by: 2).allSatisfy {
          Naive.power(roots[$0], 3) + Naive.power(roots[$0 + 1], 3) == number
        },
        sentence
      )
    }
    for number in [0, 1, 2, 1728, 1730, .max, .min] {
      XCTAssertNil(FactRule.twoCubesTwice.sentence(about: number))
    }
  }

  func testTwoSquaresRulesMatchTheirDefinitions() {
    assertRule(.twoSquares, in: range) { $0[1] * $0[1] + $0[2] * $0[2] == $0[0] }
    assertRule(.notTwoSquares, appliesIn: range) { !isSquareSum($0) }
    XCTAssertEqual(
      FactRule.notTwoSquares.sentence(about: 21),
      "21 is not the sum of two squares, because 3, a prime one less than a multiple of 4, "
        + "divides it an odd number of times."
    )
  }

  func testHypotenuseRuleMatchesItsDefinition() {
    assertRule(.hypotenuse, in: range) { mentioned in
      let (c, a, b) = (mentioned[0], mentioned[1], mentioned[2])
      return a > 0 && b > 0 && a * a + b * b == c * c
    }
    assertRule(.hypotenuse, appliesIn: 1...200) { c in
      (1..<max(2, c)).contains { a in (a..<max(a + 1, c)).contains { a * a + $0 * $0 == c * c } }
    }
  }

  func testConsecutiveSumRuleNamesASumOrItsAbsence() {
    assertRule(.consecutiveSum, appliesIn: range) { $0 > 1 }
    for number in 2...500 {
      let sentence = FactRule.consecutiveSum.sentence(about: number) ?? ""
      let mentioned = Array(numbersMentioned(in: sentence).dropFirst())
      if number.nonzeroBitCount == 1 {
        XCTAssertTrue(sentence.contains("is not a sum of two or more"), sentence)
      } else if let first = mentioned.first, let last = mentioned.last {
        XCTAssertLessThan(first, last, sentence)
        XCTAssertGreaterThan(first, 0, sentence)
        XCTAssertEqual((first...last).reduce(0, +), number, sentence)
      } else {
        XCTFail(sentence)
      }
    }
  }

  func testDifferenceOfSquaresRuleMatchesItsDefinition() {
    for number in 3...500 {
      let sentence = FactRule.differenceOfSquares.sentence(about: number) ?? ""
      XCTAssertEqual(sentence.contains("is not"), number % 4 == 2, sentence)
      if number % 4 != 2 {
        let mentioned = numbersMentioned(in: sentence)
        XCTAssertEqual(mentioned[1] * mentioned[1] - mentioned[2] * mentioned[2], number)
      }
    }
    XCTAssertEqual(
      FactRule.differenceOfSquares.sentence(about: .max),
      "9223372036854775807 is the difference of two squares: "
        + "4611686018427387904² − 4611686018427387903²."
    )
  }
}
