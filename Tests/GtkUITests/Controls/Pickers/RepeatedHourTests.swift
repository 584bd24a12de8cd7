import Foundation
import GtkTestSupport
import XCTest

import class Gtk.DateButton
import class Gtk.Entry

@testable import GtkUI

private let berlin = TimeZone(identifier: "Europe/Berlin")
/// 2:30:07 in daylight saving time.
private let first = Date(timeIntervalSince1970: 1_792_888_207)
/// 2:30:07 in standard time.
private let second = Date(timeIntervalSince1970: 1_792_891_807)

/// On October 25, 2026, clocks in Berlin are set back from 3:00 to 2:00, at 1:00 UTC.
final class RepeatedHourTests: XCTestCase {
  func testDatePickerKeepsTheOffsetOfItsValue() throws {
    try onMain {
      let berlin = try XCTUnwrap(berlin)
      for date in [first, second] {
        let model = ControlModel(date)
        try inWindow {
          control(model, timeZone: berlin)
        } use: { window in
          let button = try window.first(DateButton.self)
          XCTAssertEqual([button.hour, button.minute], [2, 30])
          button.setTime(hour: 2, minute: 45)
          window.settle()
          XCTAssertEqual(model.value, date + 15 * 60)
        }
      }
    }
  }

  func testDatePickerTakesTheOffsetOfATimeThatHasOnlyOne() throws {
    try onMain {
      let berlin = try XCTUnwrap(berlin)
      let model = ControlModel(first)
      try inWindow {
        control(model, timeZone: berlin)
      } use: { window in
        let button = try window.first(DateButton.self)
        button.setTime(hour: 3, minute: 30)
        window.settle()
        XCTAssertEqual(model.value, second + 60 * 60)
        // From now on, the value has the offset of standard time.
        button.setTime(hour: 2, minute: 30)
        window.settle()
        XCTAssertEqual(model.value, second)
        button.setTime(hour: 1, minute: 30)
        window.settle()
        XCTAssertEqual(model.value, first - 60 * 60)
      }
    }
  }

  func testFieldWithADateKeepsTheOffsetOfItsValue() throws {
    try onMain {
      let model = ControlModel(second)
      var format = Date.FormatStyle(date: .numeric, time: .standard)
      format.locale = Locale(identifier: "en_GB")
      format.timeZone = try XCTUnwrap(berlin)
      try inWindow {
        TextField("Time", value: model.binding, format: format)
      } use: { window in
        let entry = try window.first(Entry.self)
        XCTAssertTrue(entry.text.contains("2:30:07"), entry.text)
        entry.text = entry.text.replacing("2:30:07", with: "2:45:00")
        entry.emit("activate")
        window.settle()
        XCTAssertEqual(model.writes, [second + 14 * 60 + 53])
      }
    }
  }

  func testTextWithAnOffsetIsTheDateWithThisOffset() throws {
    let berlin = try XCTUnwrap(berlin)
    let format = Date.ISO8601FormatStyle(timeZone: berlin)
    XCTAssertEqual(format.format(second), "2026-10-25T02:30:07+0100")
    let parsed = try format.parse("2026-10-25T02:30:07+0200")
    XCTAssertEqual(parsed, first)
    XCTAssertEqual(format.keepingOffset(of: second, in: parsed), first)
  }

  func testEveryTimeOfAYearIsFoundAgain() throws {
    // Clocks are set back by half an hour on Lord Howe Island.
    for name in ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "UTC"] {
      let zone = try XCTUnwrap(TimeZone(identifier: name))
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      var date = Date(timeIntervalSince1970: 1_767_225_607)
      for _ in 0..<(366 * 48) {
        date += 30 * 60
        let parts = calendar.dateComponents(
          [.year, .month, .day, .hour, .minute, .second],
          from: date
        )
        let found = try XCTUnwrap(calendar.date(from: parts))
        XCTAssertEqual(found.withOffset(of: date, in: zone), date, name)
      }
    }
  }
}

@MainActor
private func control(_ model: ControlModel<Date>, timeZone: TimeZone) -> some View {
  DateControl(
    value: model.value,
    binding: model.binding,
    range: .distantPast ... .distantFuture,
    components: [.date, .hourAndMinute],
    timeZone: timeZone
  )
}
