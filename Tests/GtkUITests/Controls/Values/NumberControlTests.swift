import GtkTestSupport
import XCTest

import class Gtk.Scale
import class Gtk.StepperButtons

@testable import GtkUI

final class NumberControlTests: XCTestCase {
  func testSliderWritesAndShowsTheNearestStep() throws {
    try onMain {
      let model = ControlModel(0.0)
      try inWindow {
        Slider(value: model.binding, in: 0...100, step: 10) { Text("Volume") }
      } use: { window in
        let scale = try window.first(Scale.self)
        XCTAssertEqual(scale.accessibleRole, .slider)
        XCTAssertEqual(scale.accessibleLabel, "Volume")
        scale.value = 44
        window.settle()
        XCTAssertEqual(model.writes, [40])
        XCTAssertEqual(scale.value, 40)
        model.value = 70
        window.settle()
        XCTAssertEqual(scale.value, 70)
        XCTAssertEqual(model.writes, [40])
      }
    }
  }

  func testSliderShowsItsLimitAndDoesNotWriteAValueBeyondTheLimit() throws {
    try onMain {
      let model = ControlModel(Float(500))
      try inWindow {
        Slider(value: model.binding, in: 0...100)
      } use: { window in
        XCTAssertEqual(try window.first(Scale.self).value, 100)
        window.update { Slider(value: model.binding, in: 0...10) }
        XCTAssertEqual(try window.first(Scale.self).value, 10)
        XCTAssertEqual(model.writes, [])
      }
    }
  }

  func testSliderDoesNotWriteItsBindingWhenItsRangeChanges() throws {
    try onMain {
      let model = ControlModel(8.0)
      try inWindow {
        Slider(value: model.binding, in: 0...10)
      } use: { window in
        window.update { Slider(value: model.binding, in: 0...5) }
        XCTAssertEqual(model.writes, [])
        window.update { Slider(value: model.binding, in: 0...20) }
        XCTAssertEqual(try window.first(Scale.self).value, 8)
      }
    }
  }

  func testSliderOfASingleValueShowsItsValueAndLabels() throws {
    try inWindow {
      Slider(value: .constant(3.0), in: 3...3) {
        Text("None")
      } minimumValueLabel: {
        Text("min")
      } maximumValueLabel: {
        Text("max")
      }
    } use: { window in
      XCTAssertEqual(try window.first(Scale.self).value, 3)
      XCTAssertEqual(window.texts, ["None", "min", "max"])
    }
  }

  func testStepperDoesNotExceedItsLimits() throws {
    try onMain {
      let model = ControlModel(8)
      try inWindow {
        VStack { Stepper("Guests: \(model.value)", value: model.binding, in: 0...9, step: 3) }
      } use: { window in
        let buttons = try window.first(StepperButtons.self)
        XCTAssertEqual(buttons.accessibleRole, .group)
        XCTAssertEqual(buttons.accessibleLabel, "Guests: 8")
        try window.click("Increase")
        XCTAssertEqual(model.value, 9)
        XCTAssertFalse(buttons.increment.isSensitive)
        try window.click("Decrease")
        try window.click("Decrease")
        try window.click("Decrease")
        XCTAssertEqual(model.writes, [9, 6, 3, 0])
        XCTAssertFalse(buttons.decrement.isSensitive)
        XCTAssertTrue(buttons.increment.isSensitive)
      }
    }
  }

  func testStepperWithAFormatShowsTheValueBeforeItsButtons() throws {
    try onMain {
      let model = ControlModel(8)
      try inWindow {
        VStack {
          Stepper(
            "Guests",
            value: model.binding,
            in: 0...9,
            format: .number.precision(.integerLength(2))
          )
        }
      } use: { window in
        XCTAssertEqual(window.texts, ["Guests", "08"])
        XCTAssertEqual(try window.first(StepperButtons.self).accessibleLabel, "Guests")
        try window.click("Increase")
        XCTAssertEqual(window.texts, ["Guests", "09"])
        XCTAssertEqual(window.accessibilityIssues(), [])
      }
    }
  }

  func testStepperDoesNotOverflowAtTheLargestNumber() throws {
    try onMain {
      let model = ControlModel(Int8(126))
      try inWindow {
        Stepper("n", value: model.binding, in: Int8.min...Int8.max, step: 5)
      } use: { window in
        try window.click("Increase")
        XCTAssertEqual(model.value, 127)
      }
    }
  }

  func testAStepperCallsActions() throws {
    try onMain {
      let log = Log()
      try inWindow {
        Stepper("Speed") {
          log.append("faster")
        } onDecrement: {
          log.append("slower")
        }
      } use: { window in
        try window.click("Increase")
        try window.click("Decrease")
        XCTAssertEqual(log.lines, ["faster", "slower"])
        window.update { Stepper("Speed", onIncrement: nil, onDecrement: {}) }
        XCTAssertThrowsError(try window.click("Increase"))
      }
    }
  }

  func testFocusMovesToTheOtherButtonOfAStepperAtItsLimit() throws {
    try onMain {
      let model = ControlModel(1)
      try inWindow {
        Stepper("n", value: model.binding, in: 0...2)
      } use: { window in
        let buttons = try window.first(StepperButtons.self)
        buttons.increment.grabFocus()
        try window.click("Increase")
        XCTAssertTrue(buttons.decrement.isFocus)
      }
    }
  }
}
