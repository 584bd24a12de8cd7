import XCTest

/// Tests of the evaluator of checks, which must not accept an invalid check.
final class CheckExpressionTests: XCTestCase {
  private func assertHolds(
    _ text: String,
    for number: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let check = try CheckExpression(text)
    XCTAssertTrue(try check.holds(for: number), text, file: file, line: line)
    // A check that is a number without `n` holds for one line only.
    guard case .number = check.term, !text.contains("n") else { return }
    XCTAssertFalse(try check.holds(for: number + 1), text, file: file, line: line)
  }

  private func assertFails(
    _ text: String,
    for number: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    XCTAssertFalse(try CheckExpression(text).holds(for: number), text, file: file, line: line)
  }

  func testOperatorsFollowTheirPrecedence() throws {
    try assertHolds("1 + 2 * 3^2", for: 19)
    try assertHolds("(1 + 2) * 3", for: 9)
    try assertHolds("-1+2^7", for: 127)
    try assertHolds("-2^2", for: -4)
    try assertHolds("10 - 3 - 2", for: 5)
    try assertHolds("0! + 3!^2", for: 37)
    try assertHolds("100 / 5 * 2 mod 7", for: 5)
    try assertHolds("-1 mod 7", for: 6)
    try assertHolds("0xFF", for: 255)
  }

  func testConditionsAreEvaluated() throws {
    try assertHolds("n = 7", for: 7)
    try assertFails("n = 7", for: 8)
    try assertHolds("1 < n <= 2 and n >= 2 and not n > 2", for: 2)
    try assertFails("1 < n < 2", for: 2)
    try assertHolds("n = 1 or n = 2 and n = 3", for: 1)
    try assertHolds("prime and not square", for: 7)
    try assertFails("prime or square", for: 8)
    try assertHolds("prime(n + 2)", for: 9)
  }

  func testSearchesReturnTheirResults() throws {
    try assertHolds("smallest k from 2 to 9: square(k)", for: 4)
    try assertHolds("smallest n: n > 5", for: 6)
    try assertHolds("largest k to 99: prime(k)", for: 97)
    try assertHolds("only k from 5 to 15: square(k)", for: 9)
    try assertHolds("count k to 100: prime(k)", for: 25)
    try assertHolds("sum k from 2 to 4: k^2", for: 29)
    try assertHolds("all k from 0 to 39: prime(k^2 + k + n)", for: 41)
    try assertFails("all k from 0 to 40: prime(k^2 + k + n)", for: 41)
    try assertHolds("some k to 3: k = n", for: 3)
    try assertFails("some k to 3: k = n", for: 4)
    try assertHolds("count k to 3: (some j to 3: j * k = 6)", for: 2)
  }

  func testSearchWithoutAResultThrows() {
    for text in [
      "smallest k: k > n", "largest k to 3: k > 3", "only k to 9: prime(k)",
      "only k from 8 to 9: prime(k)", "all k from 2 to 1: prime(k)",
    ] {
      XCTAssertThrowsError(try CheckExpression(text).holds(for: 5), text)
    }
  }

  func testInvalidExpressionThrows() {
    for text in [
      "", "1 +", "(1", "1)", "nonsense(1)", "two", "k", "prime + 1", "prime(1) = 1", "not 3",
      "1 and 2", "prime(prime)", "binomial(5)", "sigma", "change(1)", "count k: prime(k)",
      "sum k to 3: prime(k)",
      "all k to 3: k", "smallest k: k", "(all k to 3: k > 0) and k = 1", "n = ", "= 3", "1 2",
    ] {
      XCTAssertThrowsError(try CheckExpression(text), text)
    }
  }

  func testArithmeticWithoutAResultThrows() {
    for text in ["7 / 2", "7 / 0", "7 mod 0", "2^(0-1)", "(0-1)!", "10^40", "99!", "digits(2^70)"] {
      XCTAssertThrowsError(try CheckExpression(text).holds(for: 1), text)
    }
  }
}
