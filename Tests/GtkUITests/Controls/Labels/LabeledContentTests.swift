import Foundation
import GtkTestSupport
import XCTest

import class Gtk.Scale
import class Gtk.StepperButtons

@testable import GtkUI

final class LabeledContentTests: XCTestCase {
  func testLabeledContentShowsItsValueAtTheEndOfItsRow() throws {
    try inWindow {
      Form {
        LabeledContent("Version", value: "1.2")
        LabeledContent("Count", value: 3, format: .number)
      }
    } use: { window in
      XCTAssertEqual(window.texts, ["Version", "1.2", "Count", "3"])
      let labels =
        window.widget.contentBelowHeader?.visibleDescendants.compactMap { $0 as? GtkLabel } ?? []
      let value = try XCTUnwrap(labels.first { $0.text == "1.2" })
      let row = try XCTUnwrap(value.parent?.parent?.parent)
      let end = try XCTUnwrap(value.translate(x: Double(value.allocatedWidth), y: 0, to: row)).x
      XCTAssertGreaterThan(end, Double(row.allocatedWidth) - 40)
      XCTAssertEqual(value.accessibleName, "1.2", "A screen reader speaks the value.")
      window.update {
        Form {
          LabeledContent("Version", value: "1.3")
          LabeledContent("Count", value: 4, format: .number)
        }
      }
      XCTAssertEqual(window.texts, ["Version", "1.3", "Count", "4"])
      XCTAssertEqual(value.text, "1.3")
    }
  }

  func testControlIsNamedByTheLabelOfItsLabeledContent() throws {
    try inWindow {
      VStack {
        LabeledContent("Volume") { Slider(value: .constant(0.5)) }
        LabeledContent {
          Button("Less") {}
          Button("More") {}
        } label: {
          Text("Amount")
        }
      }
    } use: { window in
      XCTAssertEqual(try window.first(Scale.self).accessibleLabel, "Volume")
      XCTAssertEqual(window.texts, ["Volume", "Amount", "Less", "More"])
      XCTAssertNoThrow(try window.click("More"))
    }
  }

  func testTextFormatsADateByItsStyle() throws {
    let date = Date(timeIntervalSince1970: 0)
    onMain {
      XCTAssertEqual(
        Text(date, style: .date).plainText,
        date.formatted(date: .long, time: .omitted)
      )
      XCTAssertEqual(
        Text(date, style: .time).plainText,
        date.formatted(date: .omitted, time: .shortened)
      )
    }
  }

  func testStepperRepeatsUpToItsLimitWhileAButtonIsPressed() throws {
    try onMain {
      let model = ControlModel(0)
      try inWindow {
        Stepper("Guests", value: model.binding, in: 0...3)
      } use: { window in
        let buttons = try window.first(StepperButtons.self)
        buttons.startRepeating(buttons.increment)
        XCTAssertTrue(GtkTesting.wait { model.value == 3 })
        window.settle()
        XCTAssertFalse(buttons.increment.isSensitive)
        XCTAssertEqual(model.writes, [1, 2, 3])
        // The click that releases the button is not a step. The next click is a step.
        buttons.stopRepeating()
        buttons.increment.click()
        XCTAssertEqual(model.writes, [1, 2, 3])
        window.settle()
        buttons.decrement.click()
        window.settle()
        XCTAssertEqual(model.writes, [1, 2, 3, 2])
      }
    }
  }
}
