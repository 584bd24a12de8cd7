import XCTest

/// Tests of the functions of checks, with values that can be looked up or counted.
final class CheckFunctionsTests: XCTestCase {
  private func assertEqual(_ values: [String: Int], line: UInt = #line) throws {
    for (text, value) in values {
      XCTAssertTrue(try CheckExpression(text).holds(for: value), text, line: line)
    }
  }

  func testCountingFunctionsReturnKnownValues() throws {
    try assertEqual([
      "binomial(5, 2)": 10, "catalan(3)": 5, "catalan(0)": 1, "bell(3)": 5, "stirling(4, 2)": 7,
      "derangements(4)": 9, "partitions(5)": 7, "change(10, 5, 10)": 2, "change(7, 2)": 0,
      "queens(6)": 4, "latinsquares(3)": 12, "polyominoes(4)": 5, "polyominoes(5)": 12,
      "cubenets(5)": 0,
      "ways(50, 2)": 2, "ways(3, 2)": 0, "smallestsum(2, 2)": 50, "smallestsum(3, 2)": 1729,
      "selections(6, 1, 2, 3, 4, 5)": 3, "selections(2, 1, 3)": 0, "birthdays(2, 3)": 1_000_000,
      "birthdays(365, 1)": 0, "birthdays(4, 2)": 250_000,
    ])
  }

  func testDivisorFunctionsReturnKnownValues() throws {
    try assertEqual([
      "divisors(12)": 6, "divisors(16)": 5, "sigma(12)": 28, "phi(12)": 4, "phi(1)": 1,
      "primefactors(12)": 2, "gcd(12, 18)": 6, "order(10, 7)": 6, "order(2, 8)": 0,
      "nthprime(4)": 7,
      "powermod(2, 10, 1000)": 24, "factorialmod(5, 7)": 1,
    ])
  }

  func testDigitFunctionsReturnKnownValues() throws {
    try assertEqual([
      "digits(100)": 3, "digitsum(109)": 10, "digitproduct(234)": 24, "digitpowers(123, 2)": 14,
      "digitfactorials(103)": 8, "reverse(120)": 21, "concat(12, 0, 3)": 1203, "persistence(39)": 3,
      "routine(100, 3)": 495, "collatz(6)": 8, "roman(1888)": 13, "roman(4)": 2,
      "census(122333)": 123, "upsidedown(169)": 691, "upsidedown(12)": -1, "pidecimal(0)": 3,
      "pidecimal(4)": 5,
      "pidecimal(761)": 4, "pidecimal(800)": 9,
    ])
  }

  func testSequenceAndWordFunctionsReturnKnownValues() throws {
    try assertEqual([
      "triangular(4)": 10, "fibonacci(10)": 55, "letters(23)": 11, "letters(101)": 13,
      "letter(1000, 1)": 1, "letter(3, 5)": 2, "weekday(2000, 1, 1)": 6, "weekday(2024, 2, 29)": 4,
      "weekday(1900, 3, 1)": 4,
    ])
  }

  func testPropertiesHoldForTheirMembersUpTo20() throws {
    let members: [String: [Int]] = [
      "prime": [2, 3, 5, 7, 11, 13, 17, 19], "composite": [4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20],
      "square": [1, 4, 9, 16], "cube": [1, 8], "power": [4, 8, 9, 16], "perfect": [6],
      "abundant": [12, 18, 20], "happy": [1, 7, 10, 13, 19],
      "squarefree": [1, 2, 3, 5, 6, 7, 10, 11, 13, 14, 15, 17, 19],
      "palindrome": [1, 2, 3, 4, 5, 6, 7, 8, 9, 11], "weird": [], "carmichael": [],
      "alphabetical": [], "selfdescribing": [], "pandigital": [], "zeroless": [],
    ]
    for (property, members) in members {
      let check = try CheckExpression(property)
      XCTAssertEqual(try (1...20).filter(check.holds), members, property)
    }
  }

  func testRarePropertiesHoldForKnownNumbersAndNotForTheirSuccessors() throws {
    for (property, number) in [
      ("weird", 70), ("carmichael", 561), ("selfdescribing", 2020), ("pandigital", 1_023_456_789),
      ("zeroless", 123_456_789), ("alphabetical", 40), ("distinct", 9_876_543_210),
    ] {
      let check = try CheckExpression(property)
      XCTAssertTrue(try check.holds(for: number), property)
      XCTAssertFalse(try check.holds(for: number + 1), property)
    }
  }
}
