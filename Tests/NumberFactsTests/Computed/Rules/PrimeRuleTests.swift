import XCTest

@testable import NumberFacts

final class PrimeRuleTests: XCTestCase {
  private let range = 0...400

  func testPrimeRuleAppliesToPrimes() {
    assertRule(.prime, appliesIn: range, where: Naive.isPrime)
    XCTAssertEqual(
      FactRule.prime.sentence(about: 9_223_372_036_854_775_783),
      "9223372036854775783 is a prime number: only 1 and 9223372036854775783 divide it evenly."
    )
    XCTAssertEqual(
      FactRule.prime.sentence(about: -7),
      "Drop the minus sign of -7, and 7 is a prime number: only 1 and 7 divide it evenly."
    )
    XCTAssertNil(FactRule.prime.sentence(about: .max))
  }

  func testRulesForKindsOfPrimesMatchTheirDefinitions() {
    assertRule(.mersennePrime, appliesIn: 0...9000) { [3, 7, 31, 127, 8191].contains($0) }
    assertRule(.fermatPrime, appliesIn: 0...300) { [3, 5, 17, 257].contains($0) }
    assertRule(.twinPrime, appliesIn: range) { number in
      Naive.isPrime(number) && (Naive.isPrime(number - 2) || Naive.isPrime(number + 2))
    }
    assertRule(.sophieGermainPrime, appliesIn: range) { number in
      Naive.isPrime(number) && Naive.isPrime(2 * number + 1)
    }
    assertRule(.safePrime, appliesIn: range) { number in
      Naive.isPrime(number) && number % 2 == 1 && Naive.isPrime(number / 2)
    }
    assertRule(.emirp, appliesIn: range) { number in
      let reversed = Int(String(String(number).reversed())) ?? 0
      return Naive.isPrime(number) && reversed != number && Naive.isPrime(reversed)
    }
    XCTAssertEqual(
      FactRule.mersennePrime.sentence(about: 31),
      "31 is a Mersenne prime: a prime that is one less than a power of two, here 2⁵."
    )
    XCTAssertEqual(
      FactRule.fermatPrime.sentence(about: 257),
      "257 is a Fermat prime, 2⁸ + 1, whose exponent 8 is a power of two itself."
    )
  }

  func testTwinPrimeRuleNamesTheOtherPrime() {
    assertRule(.twinPrime, in: range) { mentioned in
      mentioned.filter { $0 != 2 }.allSatisfy(Naive.isPrime)
        && abs(mentioned[1] - mentioned[0]) == 2
    }
  }

  func testGoldbachRuleNamesTwoPrimesThatAddUp() {
    assertRule(.goldbach, appliesIn: range) { $0 >= 4 && $0 % 2 == 0 }
    assertRule(.goldbach, in: range) { mentioned in
      mentioned.count == 3 && mentioned[1] + mentioned[2] == mentioned[0]
        && Naive.isPrime(mentioned[1]) && Naive.isPrime(mentioned[2])
    }
    XCTAssertNotNil(FactRule.goldbach.sentence(about: .max - 1))
    XCTAssertNotNil(FactRule.goldbach.sentence(about: .min))
  }

  func testNextPrimeRuleNamesTheNextPrime() {
    assertRule(.nextPrime, in: range) { mentioned in
      (mentioned[0] + 1...mentioned[1]).filter(Naive.isPrime) == [mentioned[1]]
    }
    XCTAssertEqual(
      FactRule.nextPrime.sentence(about: .max),
      "The first prime number after 9223372036854775807 is 9223372036854775837."
    )
  }
}
