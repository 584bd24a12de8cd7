import Foundation
import GtkTestSupport
import XCTest

import class Gtk.Entry

@testable import GtkUI

/// A field with a format accepts the whole text or none of it.
final class WholeTextTests: XCTestCase {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")
  private let french = Locale(identifier: "fr_FR")
  private let arabic = Locale(identifier: "ar_EG")

  func testNumberIsTheWholeText() {
    let int = IntegerFormatStyle<Int>(locale: english)
    check(
      int,
      ["12": 12, "-12": -12, "1,000": 1000, "1e5": 100_000],
      invalid: ["12 boxes of 6", "12 6", "12.7", "12%", "1,00,0", "twelve", "12x"]
    )
    let double = FloatingPointFormatStyle<Double>(locale: english)
    check(
      double,
      [
        "12.50": 12.5, "12.": 12, "12.0": 12, "0.0": 0, "1,000.00": 1000,
        "0.1234567890123456789": 0.1234567890123456789,
      ],
      invalid: ["12.5 kg", "12.5.1", "1 2"]
    )
    check(Decimal.FormatStyle(locale: english), ["12.5": 12.5], invalid: ["12.5 kg"])
  }

  func testSeparatorsAreThoseOfTheLocale() {
    check(
      FloatingPointFormatStyle<Double>(locale: german),
      ["12,5": 12.5, "1.000,5": 1000.5, "12,0": 12],
      invalid: ["12.5", "1,5,5"]
    )
    check(
      FloatingPointFormatStyle<Double>(locale: french),
      ["1 000,5": 1000.5, "1\u{202F}000,5": 1000.5],
      invalid: ["12 5 m"]
    )
    check(FloatingPointFormatStyle<Double>(locale: arabic), ["١٢٫٥": 12.5], invalid: ["١٢ ٣"])
  }

  func testOnlyTheSymbolsOfTheFormatAreAccepted() {
    check(
      Decimal.FormatStyle.Currency(code: "USD", locale: english),
      ["12": 12, "$12": 12, "12 $": 12, "5.00": 5],
      invalid: ["$12 each", "€12", "12 €", "EUR 12", "$12 $13"]
    )
    check(
      FloatingPointFormatStyle<Double>.Percent(locale: english),
      ["12": 0.12, "12 %": 0.12, "50.0 %": 0.5],
      invalid: ["12 % off", "12 $"]
    )
  }

  func testDateIsTheWholeText() throws {
    let day = try Date("2026-11-30T00:00:00Z", strategy: .iso8601)
    var format = Date.FormatStyle(date: .numeric, time: .omitted, locale: english)
    format.timeZone = .gmt
    check(format, ["11/30/2026": day], invalid: ["11/30/2026 or later", "11/30/2026 5"])
    check(.iso8601, ["2026-11-30T00:00:00Z": day], invalid: ["2026-11-30T00:00:00Z or later"])
  }

  func testWhatAFormatWritesCanBeRead() {
    for identifier in ["en_US", "de_CH", "fr_FR", "ar_EG", "fa_IR", "hi_IN", "th_TH", "ja_JP"] {
      let locale = Locale(identifier: identifier)
      for number in [0, 1, -1, 12.5, -1234.5, 1_234_567] {
        let styles: [FloatingPointFormatStyle<Double>] = [
          .number.precision(.fractionLength(2)), .number.notation(.scientific),
          .number.sign(strategy: .always()),
        ]
        for style in styles.map({ $0.locale(locale) }) {
          let text = style.format(number)
          XCTAssertEqual(WholeTextParser(format: style).parse(text), number, text)
        }
        let euros = Decimal.FormatStyle.Currency(code: "EUR", locale: locale)
        let text = euros.format(Decimal(number))
        XCTAssertEqual(WholeTextParser(format: euros).parse(text), Decimal(number), text)
      }
    }
  }

  func testStrategyOfAnAppDecidesAlone() {
    check(Digits(), ["030/123 456": "030123456"], invalid: [])
  }

  func testLongTextIsInvalidAndNotParsed() {
    let format = FloatingPointFormatStyle<Double>(locale: english)
    check(format, [:], invalid: [String(repeating: "1", count: 1001)])
    let million = String(repeating: "1 ", count: 500_000)
    XCTAssertNil(WholeTextParser(format: format).parse(million))
  }

  func testFieldKeepsTheValueAndMarksATextThatIsReadInPart() throws {
    try onMain {
      let model = ControlModel(5)
      try inWindow {
        TextField("Amount", value: model.binding, format: .number)
      } use: { window in
        let entry = try window.first(Entry.self)
        entry.text = "12 boxes of 6"
        entry.emit("activate")
        window.settle()
        XCTAssertEqual(model.value, 5)
        XCTAssertEqual(entry.text, "12 boxes of 6")
        XCTAssertTrue(entry.hasCSSClass("invalid-text"))
      }
    }
  }

  private func check<F: ParseableFormatStyle>(
    _ format: F,
    _ values: [String: F.FormatInput],
    invalid: [String],
    line: UInt = #line
  ) where F.FormatOutput == String, F.Strategy.ParseInput == String, F.FormatInput: Equatable {
    let parser = WholeTextParser(format: format)
    for (text, value) in values {
      XCTAssertEqual(parser.parse(text), value, text, line: line)
    }
    for text in invalid {
      XCTAssertNil(parser.parse(text), text, line: line)
    }
  }
}

/// The digits of a text.
private struct Digits: ParseableFormatStyle, ParseStrategy {
  var parseStrategy: Digits { self }
  func format(_ value: String) -> String { value }
  func parse(_ value: String) -> String { value.filter(\.isNumber) }
}
