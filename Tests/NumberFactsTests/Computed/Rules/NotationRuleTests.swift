import XCTest

@testable import NumberFacts

/// Other ways to write a number, everyday counts, signs and limits.
final class NotationRuleTests: XCTestCase {
  private func lastWord(_ rule: FactRule, _ number: Int) -> String? {
    rule.sentence(about: number)?.dropLast().split(separator: " ").last.map(String.init)
  }

  func testBaseRulesWriteTheNumberInTheirBases() throws {
    for number in [.min, -256, -10, 10, 255, 1729, .max] {
      for (rule, radix) in [(FactRule.binary, 2), (.octal, 8), (.hexadecimal, 16)] {
        let text = try XCTUnwrap(lastWord(rule, number), "\(rule.name), \(number)")
        let value = text.drop { $0 == "-" }.reduce(UInt64(0)) { value, digit in
          value * UInt64(radix) + UInt64(digit.hexDigitValue ?? 99)
        }
        XCTAssertEqual(value, UInt64(number.magnitude), text)
        XCTAssertEqual(text.hasPrefix("-"), number < 0)
      }
    }
    XCTAssertEqual(
      FactRule.twosComplement.sentence(about: -1),
      "In a computer's memory, -1 as a 64-bit integer is FFFFFFFFFFFFFFFF in hexadecimal."
    )
    XCTAssertEqual(
      FactRule.bits.sentence(about: 8),
      "8 is an odious number: in binary it has 1 one, and 1 is odd."
    )
  }

  func testRomanNumeralsUpTo3999AreCorrect() {
    let values: [Character: Int] = [
      "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
    ]
    for number in 1...3999 {
      let text = RomanNumeral.text(of: UInt64(number)) ?? ""
      let digits = text.compactMap { values[$0] }
      // A smaller letter before a larger letter is subtracted.
      let value = zip(digits, digits.dropFirst() + [0]).reduce(0) { sum, pair in
        pair.0 < pair.1 ? sum - pair.0 : sum + pair.0
      }
      XCTAssertEqual(value, number, text)
      for four in ["IIII", "XXXX", "CCCC", "MMMM", "VV", "LL", "DD"] {
        XCTAssertFalse(text.contains(four), text)
      }
    }
    XCTAssertNil(RomanNumeral.text(of: 0))
    XCTAssertNil(RomanNumeral.text(of: 4000))
    XCTAssertEqual(
      FactRule.roman.sentence(about: -4),
      "Drop the minus sign of -4, and in Roman numerals, 4 is written IV."
    )
  }

  func testNumberNamesAreCorrect() {
    let names = [
      0: "zero", 13: "thirteen", 20: "twenty", 42: "forty-two", 100: "one hundred",
      101: "one hundred and one", 1000: "one thousand", 1001: "one thousand and one",
      1729: "one thousand seven hundred and twenty-nine", -5: "minus five",
      1_000_000_000: "one billion", 2_000_012: "two million and twelve",
      .min: "minus nine quintillion two hundred and twenty-three quadrillion three hundred and "
        + "seventy-two trillion thirty-six billion eight hundred and fifty-four million seven "
        + "hundred and seventy-five thousand eight hundred and eight",
    ]
    for (number, name) in names { XCTAssertEqual(NumberNames.name(of: number), name) }
  }

  func testReciprocalRuleNamesTheDecimalAndItsPeriod() {
    XCTAssertEqual(FactRule.reciprocal.sentence(about: 40), "1 divided by 40 is exactly 0.025.")
    XCTAssertEqual(
      FactRule.reciprocal.sentence(about: 7),
      "1 divided by 7 is a decimal that ends up repeating the same 6 digits for ever: 142857."
    )
    XCTAssertEqual(
      FactRule.reciprocal.sentence(about: 6),
      "1 divided by 6 is a decimal that ends up repeating the same digit for ever: 6."
    )
    assertRule(.reciprocal, appliesIn: -5...1200) { 2...1000 ~= $0.magnitude }
  }

  func testYearRuleMatchesTheGregorianCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try XCTUnwrap(TimeZone(identifier: "UTC"))
    let names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    for year in [1583, 1600, 1700, 1900, 1999, 2000, 2023, 2024, 2025, 2100, 2400, 9999] {
      let start = try XCTUnwrap(
        calendar.date(from: DateComponents(year: year, month: 1, day: 1))
      )
      let days = try XCTUnwrap(calendar.range(of: .day, in: .year, for: start)).count
      let weekday = names[calendar.component(.weekday, from: start) - 1]
      XCTAssertEqual(
        FactRule.year.sentence(about: year),
        "In the Gregorian calendar, the year \(year) begins on a \(weekday) and has \(days) days."
      )
    }
    assertRule(.year, appliesIn: 1500...1700) { $0 >= 1583 }
  }

  func testDurationHandshakeDiagonalAndPolygonRulesAreCorrect() {
    XCTAssertEqual(
      FactRule.duration.sentence(about: 90_061),
      "A timer that has counted 90061 seconds has run for 1 day, 1 hour, 1 minute and 1 second."
    )
    XCTAssertEqual(
      FactRule.duration.sentence(about: 7200),
      "A timer that has counted 7200 seconds has run for 2 hours."
    )
    XCTAssertNil(FactRule.duration.sentence(about: 59))
    assertRule(.handshakes, in: 3...60) { mentioned in
      let people = 0..<mentioned[0]
      return mentioned[1] == people.reduce(0) { count, a in count + people.filter { $0 < a }.count }
    }
    assertRule(.diagonals, in: 4...60) { mentioned in
      let corners = mentioned[0]
      let ends = (0..<corners).flatMap { a in (0..<corners).map { (a, $0) } }
      let diagonals = ends.filter { a, b in a + 1 < b && (a, b) != (0, corners - 1) }
      return mentioned[1] == diagonals.count
    }
    // The list of Gauss, up to 100.
    let drawable = [
      3, 4, 5, 6, 8, 10, 12, 15, 16, 17, 20, 24, 30, 32, 34, 40, 48, 51, 60, 64, 68, 80, 85, 96,
    ]
    assertRule(.constructiblePolygon, appliesIn: -3...100, where: drawable.contains)
  }

  func testParityOppositeIdentityAndMachineLimitRulesApply() {
    XCTAssertEqual(
      FactRule.parity.sentence(about: -5),
      "-5 is an odd number: it is 1 more than twice -3."
    )
    XCTAssertEqual(FactRule.parity.sentence(about: 0), "0 is an even number: it is twice 0.")
    XCTAssertEqual(
      FactRule.opposite.sentence(about: .min),
      "-9223372036854775808 has an opposite, 9223372036854775808, that is too large by 1 for its "
        + "own type."
    )
    assertRule(.opposite, appliesIn: -20...20) { $0 < 0 }
    assertRule(.identityElement, appliesIn: -20...20) { abs($0) < 2 }
    let limits = [Int(Int8.min), Int(Int8.max), Int(UInt8.max)]
    assertRule(.machineLimit, appliesIn: -300...300, where: limits.contains)
    XCTAssertEqual(
      FactRule.machineLimit.sentence(about: 4_294_967_295),
      "4294967295 is the largest number that an unsigned 32-bit integer can hold."
    )
    XCTAssertNotNil(FactRule.machineLimit.sentence(about: .max))
    XCTAssertNotNil(FactRule.machineLimit.sentence(about: .min))
  }
}
