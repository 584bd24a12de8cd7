import XCTest

@testable import NumberFacts

final class DigitRuleTests: XCTestCase {
  private let range = 0...2000

  func testDigitSumRulesMatchTheirDefinitions() {
    assertRule(.digitSum, in: range) { $0[1] == Naive.digits($0[0]).reduce(0, +) }
    assertRule(.digitalRoot, in: range) { $0[1] == ($0[0] - 1) % 9 + 1 }
    assertRule(.harshad, appliesIn: range) { number in
      number > 9 && number % Naive.digits(number).reduce(0, +) == 0
    }
  }

  func testHappyAndUnhappyRulesMatchTheirDefinitions() {
    for number in 2...1000 {
      var (value, seen): (Int, Set<Int>) = (number, [])
      while seen.insert(value).inserted { value = Naive.digits(value).reduce(0) { $0 + $1 * $1 } }
      XCTAssertEqual(FactRule.happy.sentence(about: number) != nil, value == 1, "\(number)")
      XCTAssertEqual(FactRule.unhappy.sentence(about: number) != nil, value != 1, "\(number)")
    }
    XCTAssertNil(FactRule.unhappy.sentence(about: 0))
    XCTAssertNotEqual(
      FactRule.happy.sentence(about: .max) == nil,
      FactRule.unhappy.sentence(about: .max) == nil
    )
  }

  func testNarcissisticRuleAppliesToKnownNumbers() {
    assertRule(.narcissistic, appliesIn: range) { [153, 370, 371, 407, 1634].contains($0) }
    XCTAssertEqual(
      FactRule.narcissistic.sentence(about: 153),
      "153 is a narcissistic number: it is 1³ + 5³ + 3³."
    )
    // The largest narcissistic number that fits in 64 bits.
    XCTAssertNotNil(FactRule.narcissistic.sentence(about: 4_929_273_885_928_088_826))
    XCTAssertNil(FactRule.narcissistic.sentence(about: .max))
  }

  func testPalindromeAndRepdigitRulesMatchTheirDefinitions() {
    func isPalindrome(_ text: String) -> Bool { text == String(text.reversed()) }
    assertRule(.palindrome, appliesIn: range) { number in
      number > 10 && isPalindrome(String(number)) && Set(String(number)).count > 1
    }
    assertRule(.binaryPalindrome, appliesIn: range) { number in
      number > 1 && isPalindrome(String(number, radix: 2))
    }
    assertRule(.repdigit, appliesIn: range) { $0 > 9 && Set(String($0)).count == 1 }
    XCTAssertNotNil(FactRule.palindrome.sentence(about: 1_234_567_890_987_654_321))
  }

  func testClimbingAndPandigitalRulesApplyToTheirPatterns() {
    assertRule(.monotonicDigits, appliesIn: range) { number in
      let digits = String(number)
      return digits.count > 2 && Set(digits).count == digits.count
        && (digits == String(digits.sorted()) || digits == String(digits.sorted(by: >)))
    }
    XCTAssertEqual(
      FactRule.pandigital.sentence(about: 9_876_543_210),
      "9876543210 is pandigital: it uses every digit from 0 to 9."
    )
    XCTAssertEqual(
      FactRule.pandigital.sentence(about: 123_456_789),
      "123456789 uses every digit from 1 to 9, and no 0."
    )
    XCTAssertNil(FactRule.pandigital.sentence(about: 1_023_456_788))
  }

  func testAutomorphicAndKaprekarRulesMatchTheirDefinitions() {
    assertRule(.automorphic, appliesIn: range) { number in
      number > 1 && String(number * number).hasSuffix(String(number))
    }
    assertRule(.kaprekar, appliesIn: range) { number in
      let square = String(number * number)
      return number > 1
        && (1..<square.count + 1).contains { split in
          guard let right = Int(square.suffix(split)), right > 0, split < square.count,
            let left = Int(square.dropLast(split))
          else { return false }
          return left + right == number
        }
    }
    XCTAssertEqual(
      FactRule.kaprekar.sentence(about: 45),
      "45 is a Kaprekar number: its square is 2025, and 20 + 25 = 45."
    )
    XCTAssertNotNil(FactRule.kaprekar.sentence(about: 999_999_999_999_999_999))
    XCTAssertNil(FactRule.kaprekar.sentence(about: .min))
  }
}
