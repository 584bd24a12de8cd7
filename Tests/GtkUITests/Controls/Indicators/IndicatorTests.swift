import Foundation
import GtkTestSupport
import XCTest

import class Gtk.ColorButton
import class Gtk.DateButton
import class Gtk.LevelBar
import class Gtk.LinkButton
import class Gtk.ProgressBar
import class Gtk.Spinner

@testable import GtkUI

final class IndicatorTests: XCTestCase {
  func testProgressViewWithoutAValueIsAccessibleAsAProgressBar() throws {
    try inWindow {
      VStack {
        ProgressView().accessibilityLabel("Alone")
        ProgressView("Loading")
      }
    } use: { window in
      try window.find(.progressBar, named: "Alone")
      try window.find(.progressBar, named: "Loading")
    }
  }

  func testProgressViewShowsTheFractionOfItsTotal() throws {
    try inWindow {
      ProgressView("Downloading", value: 30, total: 120)
    } use: { window in
      let bar = try window.first(ProgressBar.self)
      XCTAssertEqual(bar.fraction, 0.25)
      XCTAssertEqual(bar.accessibleRole, .progressBar)
      XCTAssertEqual(bar.accessibleLabel, "Downloading")
      XCTAssertEqual(window.texts, ["Downloading"])
      for (value, total, fraction) in [(200.0, 100.0, 1.0), (-5, 100, 0), (1, 0, 0), (.nan, 1, 0)] {
        window.update { ProgressView("Downloading", value: value, total: total) }
        XCTAssertEqual(bar.fraction, fraction, "\(value) of \(total)")
      }
      window.update { ProgressView("Downloading", value: nil, total: 1) }
      XCTAssertEqual(window.all(ProgressBar.self), [])
      XCTAssertEqual(try window.first(Spinner.self).accessibleLabel, "Downloading")
    }
  }

  func testSpinnerIsNamedByTheLabelOfItsProgressView() throws {
    try inWindow {
      ProgressView("Loading")
    } use: { window in
      XCTAssertEqual(try window.first(Spinner.self).accessibleLabel, "Loading")
      XCTAssertEqual(window.texts, ["Loading"])
    }
  }

  func testGaugeShowsAValueOfARangeThatBeginsBelowZero() throws {
    try inWindow {
      Gauge(value: -10, in: -20...20) { Text("Temperature") }
    } use: { window in
      let bar = try window.first(LevelBar.self)
      XCTAssertEqual(bar.value, 10)
      XCTAssertEqual(bar.accessibleLabel, "Temperature")
      XCTAssertEqual(bar.accessibleRole, .meter)
      window.update { Gauge(value: Double.nan, in: -20...20) { Text("Temperature") } }
      XCTAssertEqual(bar.value, 0)
    }
  }

  func testALinkOpensItsAddress() throws {
    try onMain {
      let log = Log()
      let url = try XCTUnwrap(URL(string: "https://example.org/a?b=c&d"))
      try inWindow {
        Link("Example & more", destination: url)
          .environment(
            \.openURL,
            OpenURLAction {
              log.append($0.absoluteString)
              return .handled
            }
          )
      } use: { window in
        let link = try window.first(LinkButton.self)
        XCTAssertEqual(link.accessibleRole, .link)
        XCTAssertEqual(link.accessibleLabel, "Example & more")
        XCTAssertEqual(window.texts, ["Example & more"])
        link.emit("clicked")
        window.settle()
        XCTAssertEqual(log.lines, ["https://example.org/a?b=c&d"])
      }
    }
  }

  func testColorPickerWritesAndShowsItsBinding() throws {
    try onMain {
      let model = ControlModel(Color.red)
      try inWindow {
        ColorPicker("Background", selection: model.binding)
      } use: { window in
        let button = try window.first(ColorButton.self)
        XCTAssertEqual(Color(button.color).green, Color.red.green, accuracy: 0.001)
        XCTAssertEqual(button.principal.accessibleLabel, "Background")
        button.color = Color.blue.rgba
        window.settle()
        XCTAssertEqual(model.writes.count, 1)
        XCTAssertEqual(model.value.blue, Color.blue.blue, accuracy: 0.001)
        model.value = .black
        window.settle()
        XCTAssertEqual(button.color.blue, 0)
        XCTAssertEqual(model.writes.count, 1)
      }
    }
  }

  func testDatePickerRetainsTheTimeOfADayAndLimitsItsDateToTheRange() throws {
    try onMain {
      let calendar = Foundation.Calendar(identifier: .gregorian)
      func date(_ day: Int, _ hour: Int = 9) throws -> Date {
        try XCTUnwrap(
          calendar.date(
            from: DateComponents(year: 2024, month: 2, day: day, hour: hour, minute: 5, second: 7)
          )
        )
      }
      let model = ControlModel(try date(28))
      try inWindow {
        DatePicker("Due", selection: model.binding, displayedComponents: .date)
      } use: { window in
        let button = try window.first(DateButton.self)
        XCTAssertEqual(button.principal.accessibleLabel, "Due")
        XCTAssertEqual(button.day, .init(year: 2024, month: 2, day: 28))
        XCTAssertFalse(button.showsTime)
        button.day = .init(year: 2024, month: 2, day: 29)
        window.settle()
        XCTAssertEqual(model.writes, [try date(29)])
        let (tenth, twentieth) = (try date(10), try date(20))
        window.update {
          DatePicker("Due", selection: model.binding, in: tenth...twentieth)
        }
        button.setTime(hour: 23, minute: 59)
        window.settle()
        XCTAssertEqual(model.value, try date(20))
        XCTAssertEqual(button.day.day, 20)
      }
    }
  }
}
