import TestSupport
import XCTest

@testable import NumberFacts

/// The arithmetic of the facts, compared with literal definitions and at the limits of 64 bits.
final class ArithmeticTests: XCTestCase {
  func testIsPrimeMatchesTheDefinitionForSmallNumbers() {
    for number in 0...1500 {
      XCTAssertEqual(UInt64(number).isPrime, Naive.isPrime(number), "\(number)")
    }
  }

  func testIsPrimeIsCorrectForPseudoprimesAndLargePrimes() {
    // Strong pseudoprimes to the first bases, Carmichael numbers, a square of a prime, and 2⁶⁴ − 1.
    let composites: [UInt64] = [
      2047, 1_373_653, 25_326_001, 3_215_031_751, 3_825_123_056_546_413_051, 561, 1105,
      4_294_967_291 * 4_294_967_291, .max,
    ]
    for number in composites { XCTAssertFalse(number.isPrime, "\(number)") }
    // The largest primes below 2³², 2⁶³ and 2⁶⁴, and a Mersenne prime.
    let primes: [UInt64] = [
      4_294_967_291, 9_223_372_036_854_775_783, 18_446_744_073_709_551_557, 1 << 61 - 1,
    ]
    for number in primes { XCTAssertTrue(number.isPrime, "\(number)") }
  }

  func testNextPrimeMatchesTheDefinitionAndIsNilBeyond64Bits() {
    var expected: UInt64 = 2
    for number in (0...500).reversed() {
      if let next = (number + 1...600).first(where: Naive.isPrime) { expected = UInt64(next) }
      XCTAssertEqual(UInt64(number).nextPrime, expected)
    }
    XCTAssertEqual((9_223_372_036_854_775_807 as UInt64).nextPrime, 9_223_372_036_854_775_837)
    XCTAssertNil(UInt64.max.nextPrime)
  }

  func testFactorisationMultipliesBackToTheNumber() {
    var numbers = Array(UInt64(1)...1200) + [.max, 1 << 63, 1 << 63 - 1, 1 << 62 - 57]
    var random = SeededGenerator(seed: 42)
    for bits in 16...63 { numbers.append(random.next() >> UInt64(63 - bits) | 1) }
    for number in numbers {
      guard let powers = Factorisation(of: number)?.powers else {
        XCTFail("\(number) has no factorisation")
        continue
      }
      XCTAssertEqual(powers.reduce(1) { $0 * $1.value }, number)
      XCTAssertTrue(powers.allSatisfy { $0.prime.isPrime && $0.exponent > 0 }, "\(number)")
      XCTAssertTrue(zip(powers, powers.dropFirst()).allSatisfy { $0.prime < $1.prime })
    }
    XCTAssertNil(Factorisation(of: 0))
  }

  func testHardestFactorisationsFinishWithinASecond() throws {
    // A product of two primes just below 2³², the square of such a prime, a product of two primes
    // close to √2⁶³, and a cube of a prime.
    let numbers: [UInt64] = [
      4_294_967_291 * 4_294_967_279, 4_294_967_291 * 4_294_967_291,
      3_037_000_493 * 3_037_000_453, 2_642_239 * 2_642_239 * 2_642_239,
    ]
    for number in numbers {
      var factorisation: Factorisation?
      let elapsed = ContinuousClock().measure { factorisation = Factorisation(of: number) }
      XCTAssertLessThan(elapsed, .seconds(1), "\(number)")
      let powers = try XCTUnwrap(factorisation).powers
      XCTAssertEqual(powers.reduce(1) { $0 * $1.value }, number)
      XCTAssertTrue(powers.allSatisfy { $0.prime.isPrime && $0.exponent > 0 }, "\(number)")
    }
  }

  func testDivisorFunctionsMatchTheirDefinitions() throws {
    for number in 1...600 {
      let factorisation = try XCTUnwrap(Factorisation(of: UInt64(number)))
      let divisors = Naive.divisors(number)
      XCTAssertEqual(factorisation.divisors.map(Int.init), divisors)
      XCTAssertEqual(factorisation.divisorCount, divisors.count)
      XCTAssertEqual(Int(factorisation.divisorSum), divisors.reduce(0, +))
    }
    // The sum for 2⁶³ is 2⁶⁴ − 1, which needs 64 bits.
    XCTAssertEqual(Factorisation(of: 1 << 63)?.divisorSum, UInt128(UInt64.max))
  }

  func testTotientMatchesItsDefinition() {
    for number in 1...120 {
      let coprime = (1...number).filter { candidate in
        Set(Naive.divisors(number)).intersection(Naive.divisors(candidate)) == [1]
      }
      XCTAssertEqual(Factorisation(of: UInt64(number))?.totient, UInt64(coprime.count))
    }
  }

  func testHighlyCompositeNumbersMatchTheirDefinition() {
    var (most, expected): (Int, [UInt64]) = (0, [])
    for number in 1...1200 {
      let count = Naive.divisors(number).count
      if count > most {
        most = count
        expected.append(UInt64(number))
      }
    }
    XCTAssertEqual(HighlyCompositeNumbers.all.filter { $0 <= 1200 }, expected)
    // The largest highly composite number below 10¹², from Ramanujan's table.
    XCTAssertEqual(HighlyCompositeNumbers.all.last, 963_761_198_400)
  }

  func testRootsAreExactUpTo64Bits() {
    for number in 0...3000 {
      let root = (0...60).last { $0 * $0 <= number }
      XCTAssertEqual(InverseSearch.floor(of: UInt64(number)) { $0 * $0 }, UInt128(root ?? 0))
    }
    XCTAssertEqual(InverseSearch.floor(of: .max) { $0 * $0 }, 4_294_967_295)
    XCTAssertEqual(InverseSearch.root(of: 1 << 63, degree: 63), 2)
    XCTAssertEqual(InverseSearch.root(of: .max, degree: 63), nil)
    XCTAssertEqual(InverseSearch.root(of: 1 << 63, degree: 3), 1 << 21)
  }

  func testSumOfTwoSquaresExistsExactlyWhenItsDefinitionHolds() throws {
    for number in 1...2000 {
      let exists = (0...45).contains { a in
        (a...45).contains { b in a * a + b * b == number }
      }
      let roots = SumOfTwoSquares(of: try XCTUnwrap(Factorisation(of: UInt64(number))))
      XCTAssertEqual(roots != nil, exists, "\(number)")
      if let roots {
        XCTAssertEqual(
          roots.smaller * roots.smaller + roots.larger * roots.larger,
          UInt64(number)
        )
      }
    }
    let large = try XCTUnwrap(
      SumOfTwoSquares(of: try XCTUnwrap(Factorisation(of: 9_223_372_036_854_775_549)))
    )
    XCTAssertEqual(
      large.smaller * large.smaller + large.larger * large.larger,
      9_223_372_036_854_775_549
    )
  }
}
