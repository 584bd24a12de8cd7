import XCTest

@testable import NumberFacts

/// Powers, figurate numbers and members of sequences.
final class PowerRuleTests: XCTestCase {
  private let range = 0...3000

  /// Asserts that a rule applies to the terms of a sequence, except for a few trivial terms.
  private func assertTerms(
    _ rule: FactRule,
    isAbout trivial: Set<Int> = [1],
    from first: Int = 1,
    line: UInt = #line,
    _ term: (Int) -> Int
  ) {
    let terms = Set(Naive.terms(from: first, upTo: range.upperBound, term)).subtracting(trivial)
    assertRule(rule, appliesIn: range, where: terms.contains, line: line)
  }

  func testPowerRulesApplyToPowers() {
    assertTerms(.square, isAbout: [0, 1], from: 0) { $0 * $0 }
    assertTerms(.cube) { $0 * $0 * $0 }
    assertTerms(.powerOfTwo) { Naive.power(2, $0) }
    assertTerms(.powerOfTen) { Naive.power(10, $0) }
    assertRule(.higherPower, appliesIn: 0...1023) { number in
      number.nonzeroBitCount != 1
        && (3...7).contains { base in (4...10).contains { Naive.power(base, $0) == number } }
    }
  }

  func testPowerRulesReturnTheirSentences() {
    XCTAssertEqual(
      FactRule.square.sentence(about: 144),
      "144 is a square number: 12 × 12."
    )
    XCTAssertEqual(FactRule.cube.sentence(about: -27), "-27 is a cube: -3 × -3 × -3.")
    XCTAssertEqual(
      FactRule.cube.sentence(about: .min),
      "-9223372036854775808 is a cube: -2097152 × -2097152 × -2097152."
    )
    XCTAssertEqual(
      FactRule.higherPower.sentence(about: 4_052_555_153_018_976_267),
      "4052555153018976267 is the 39th power of 3."
    )
    XCTAssertEqual(
      FactRule.powerOfTwo.sentence(about: 1024),
      "1024 is a power of two: double 1 again and again, 10 times in all."
    )
    XCTAssertEqual(
      FactRule.powerOfTen.sentence(about: 10),
      "10 is a power of ten: a one followed by 1 zero."
    )
  }

  func testBetweenSquaresRuleNamesTheNeighbouringSquares() {
    assertRule(.betweenSquares, in: range) { mentioned in
      let (number, root, next) = (mentioned[0], mentioned[1], mentioned[4])
      return next == root + 1 && mentioned[3] == root * root && mentioned[6] == next * next
        && root * root < number && number < next * next
    }
    XCTAssertNotNil(FactRule.betweenSquares.sentence(about: .max))
  }

  func testFigurateRulesApplyToFigurateNumbers() {
    assertTerms(.triangular) { (0...$0).reduce(0, +) }
    assertTerms(.tetrahedral) { (0...$0).reduce(0) { $0 + (0...$1).reduce(0, +) } }
    assertTerms(.squarePyramidal) { (0...$0).reduce(0) { $0 + $1 * $1 } }
    assertTerms(.pentagonal) { (0..<$0).reduce(0) { $0 + 3 * $1 + 1 } }
    assertTerms(.centredHexagonal) { (0..<$0).reduce(1) { $0 + 6 * $1 } }
    assertTerms(.starNumber) { (0..<$0).reduce(1) { $0 + 12 * $1 } }
    XCTAssertEqual(
      FactRule.triangular.sentence(about: 5050),
      "5050 is a triangular number: add up all whole numbers from 1 to 100."
    )
    XCTAssertNotNil(FactRule.triangular.sentence(about: 4_294_967_295 * 2_147_483_647))
  }

  func testSequenceRulesApplyToTermsOfTheirSequences() {
    func fibonacci(_ index: Int) -> Int {
      index < 2 ? index : fibonacci(index - 1) + fibonacci(index - 2)
    }
    assertTerms(.fibonacci, isAbout: []) { fibonacci($0) }
    assertTerms(.lucas) { fibonacci($0 - 1) + fibonacci($0 + 1) }
    func pell(_ index: Int) -> Int { index < 2 ? index : 2 * pell(index - 1) + pell(index - 2) }
    assertTerms(.pell, isAbout: [1, 2]) { pell($0) }
    assertTerms(.factorial) { (1...$0).reduce(1, *) }
    assertTerms(.primorial, isAbout: [1, 2]) { [2, 3, 5, 7, 11, 13, 17].prefix($0).reduce(1, *) }
    func catalan(_ index: Int) -> Int {
      index == 0 ? 1 : (0..<index).reduce(0) { $0 + catalan($1) * catalan(index - 1 - $1) }
    }
    assertTerms(.catalan) { catalan($0) }
  }

  func testSequenceRulesReturnTheirSentences() {
    XCTAssertEqual(
      FactRule.fibonacci.sentence(about: 144),
      "144 is the 12th Fibonacci number: each is the sum of the two before it."
    )
    XCTAssertEqual(
      FactRule.fibonacci.sentence(about: 7_540_113_804_746_346_429),
      "7540113804746346429 is the 92nd Fibonacci number: each is the sum of the two before it."
    )
    XCTAssertEqual(
      FactRule.factorial.sentence(about: 2_432_902_008_176_640_000),
      "2432902008176640000 is the factorial of 20: "
        + "there are that many ways to put 20 things in order."
    )
  }

  func testCollatzRuleCountsTheSteps() {
    assertRule(.collatz, in: 2...1000) { mentioned in
      var (value, steps) = (mentioned[0], 0)
      while value != 1 {
        value = value % 2 == 0 ? value / 2 : 3 * value + 1
        steps += 1
      }
      return mentioned[2] == steps
    }
    XCTAssertNil(FactRule.collatz.sentence(about: .max))
  }
}
