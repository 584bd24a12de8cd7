import XCTest

/// The evaluator of the check column must not wave anything through.
final class CheckExpressionTests: XCTestCase {
  func testPrecedence() throws {
    XCTAssertEqual(try CheckExpression.value(of: "1 + 2 * 3^2"), 19)
    XCTAssertEqual(try CheckExpression.value(of: "(1 + 2) * 3"), 9)
    XCTAssertEqual(try CheckExpression.value(of: "-1+2^7"), 127)
    XCTAssertEqual(try CheckExpression.value(of: "-2^2"), -4)
    XCTAssertEqual(try CheckExpression.value(of: "10 - 3 - 2"), 5)
    XCTAssertEqual(try CheckExpression.value(of: "0! + 3!^2"), 37)
  }

  func testFunctions() throws {
    XCTAssertEqual(try CheckExpression.value(of: "binomial(5, 2)"), 10)
    XCTAssertEqual(try CheckExpression.value(of: "triangular(4)"), 10)
    XCTAssertEqual(try CheckExpression.value(of: "fibonacci(10)"), 55)
    XCTAssertEqual(try CheckExpression.value(of: "0xFF"), 255)
  }

  func testRefusals() {
    for text in ["", "1 +", "7 / 2", "(1", "1)", "nonsense(1)", "two"] {
      XCTAssertThrowsError(try CheckExpression.value(of: text), text)
    }
  }
}
