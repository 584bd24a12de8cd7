import XCTest

@testable import NumberFacts

final class DivisorRuleTests: XCTestCase {
  private func properSum(_ number: Int) -> Int {
    Naive.divisors(number).dropLast().reduce(0, +)
  }

  private func isComposite(_ number: Int) -> Bool {
    Naive.divisors(number).count > 2
  }

  func testPerfectRuleAppliesToKnownNumbers() {
    assertRule(.perfect, appliesIn: 0...1000) { [6, 28, 496].contains($0) }
    for number in [8128, 33_550_336, 8_589_869_056, 137_438_691_328, 2_305_843_008_139_952_128] {
      XCTAssertEqual(
        FactRule.perfect.sentence(about: number),
        "\(number) is a perfect number: its proper divisors add up to \(number)."
      )
    }
    XCTAssertEqual(
      FactRule.perfect.sentence(about: 6),
      "6 is a perfect number: its proper divisors 1, 2 and 3 add up to 6."
    )
  }

  func testAmicableRuleMatchesItsDefinition() {
    assertRule(.amicable, appliesIn: 0...600) { number in
      let sum = properSum(number)
      return sum != number && sum > 0 && properSum(sum) == number
    }
    XCTAssertEqual(
      FactRule.amicable.sentence(about: 284),
      "284 and 220 are amicable numbers: the proper divisors of each add up to the other."
    )
  }

  func testAbundanceRuleMatchesItsDefinition() {
    assertRule(.abundance, appliesIn: 0...400) { isComposite($0) && properSum($0) != $0 }
    for number in (4...400).filter({ isComposite($0) && properSum($0) != $0 }) {
      let sentence = FactRule.abundance.sentence(about: number) ?? ""
      XCTAssertEqual(sentence.contains("abundant"), properSum(number) > number, sentence)
      XCTAssertEqual(numbersMentioned(in: sentence), [number, properSum(number)])
    }
    XCTAssertEqual(
      FactRule.abundance.sentence(about: .min),
      "Drop the minus sign of -9223372036854775808, and 9223372036854775808 is a deficient "
        + "number: its proper divisors add up to only 9223372036854775807."
    )
  }

  func testFactorisationRuleAppliesToCompositeNumbers() {
    assertRule(.factorisation, appliesIn: 0...400, where: isComposite)
    XCTAssertEqual(
      FactRule.factorisation.sentence(about: 360),
      "360 is a product of primes in one way only: 2³ × 3² × 5."
    )
    XCTAssertEqual(
      FactRule.factorisation.sentence(about: .max),
      "9223372036854775807 is a product of primes in one way only: "
        + "7² × 73 × 127 × 337 × 92737 × 649657."
    )
    XCTAssertEqual(
      FactRule.factorisation.sentence(about: .min),
      "Drop the minus sign of -9223372036854775808, and 9223372036854775808 is a product of "
        + "primes in one way only: 2⁶³."
    )
  }

  func testFactorShapeRuleNamesSemiprimesSphenicAndPowerfulNumbers() {
    let shape = FactRule.factorShape
    XCTAssertEqual(
      shape.sentence(about: 15),
      "15 is a semiprime, the product of just two primes: 3 and 5."
    )
    XCTAssertEqual(
      shape.sentence(about: 30),
      "30 is a sphenic number, the product of three different primes: 2, 3 and 5."
    )
    XCTAssertEqual(
      shape.sentence(about: 72),
      "72 is a powerful number: each prime that divides it does so at least twice."
    )
    for number in [0, 1, 7, 12, 16, 210] { XCTAssertNil(shape.sentence(about: number)) }
  }

  func testDivisorCountRuleMatchesItsDefinition() {
    assertRule(.divisorCount, appliesIn: 0...400, where: isComposite)
    for number in (4...400).filter(isComposite) {
      let (divisors, sentence) = (
        Naive.divisors(number), FactRule.divisorCount.sentence(about: number)
      )
      let mentioned = numbersMentioned(in: sentence ?? "")
      XCTAssertEqual(
        mentioned,
        [number, divisors.count] + (divisors.count > 12 ? [] : divisors)
      )
    }
  }

  func testTotientSentenceIsCorrectAndHighlyCompositeRuleMatchesDefinition() {
    XCTAssertEqual(
      FactRule.totient.sentence(about: 12),
      "12 shares no factor above 1 with exactly 4 of the numbers from 1 to 12."
    )
    assertRule(.highlyComposite, appliesIn: 3...400) { number in
      let count = Naive.divisors(number).count
      return (1..<number).allSatisfy { Naive.divisors($0).count < count }
    }
  }
}
