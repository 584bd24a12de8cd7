import Foundation
import GtkTestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

/// Sliders, steppers and pickers, each with the mouse and with the keyboard.
final class ValueInputTests: XCTestCase {
  func testMouseMovesTheKnobOfASlider() throws {
    let model = onMain { ControlModel(50.0) }
    let log = onMain { Log() }
    try withInput {
      Slider(value: model.binding, in: 0...100, onEditingChanged: { log.append("\($0)") })
    } use: { window in
      let scale = try window.first(Scale.self)
      try RealInput.click(scale, at: UnitPoint(x: 0.9, y: 0.5))
      expect(model.value > 50, "\(model.value)")
      expect(log.lines == ["true", "false"], "\(log.lines)")
      try RealInput.drag(scale, from: UnitPoint(x: 0.9, y: 0.5), to: scale, at: .leading) {
        model.value == 0
      }
      expect(model.value == 0, "\(model.value)")
      expect(log.lines == ["true", "false", "true", "false"], "\(log.lines)")
    }
  }

  func testKeyboardMovesTheKnobOfASliderByItsSteps() throws {
    let model = onMain { ControlModel(50.0) }
    try withInput {
      Slider(value: model.binding, in: 0...100, step: 10)
    } use: { window in
      try window.first(Scale.self).grabFocus()
      let steps = [("Right", 60.0), ("Up", 70), ("Left", 60), ("End", 100), ("Home", 0)]
      for (key, value) in steps {
        try RealInput.press(key, in: window.widget)
        expect(model.value == value, "\(key): \(model.value)")
      }
    }
  }

  func testMouseStepsAndRepeatsWhileTheButtonIsHeld() throws {
    let model = onMain { ControlModel(0) }
    try withInput {
      Stepper("Amount", value: model.binding, in: 0...5)
    } use: { window in
      let increase = try window.button("Increase")
      try RealInput.click(increase, count: 2)
      expect(model.value == 2, "\(model.value)")
      try RealInput.move(to: increase)
      try RealInput.pressButton()
      expect(model.value == 5, "It is repeated: \(model.value)")
      try RealInput.releaseButton()
      XCTAssertEqual(model.value, 5)
      try RealInput.click(window.button("Decrease"))
      expect(model.value == 4, "\(model.value)")
    }
  }

  func testKeyboardStepsWithPlusAndMinusAndSpace() throws {
    let model = onMain { ControlModel(0) }
    try withInput {
      Stepper("Amount", value: model.binding)
    } use: { window in
      try window.button("Decrease").grabFocus()
      let steps = [("plus", 1), ("equal", 2), ("KP_Add", 3), ("minus", 2), ("space", 1)]
      for (key, value) in steps {
        try RealInput.press(key, in: window.widget)
        expect(model.value == value, "\(key): \(model.value)")
      }
    }
  }

  func testMouseChoosesAnOptionOfADropDown() throws {
    try skipWithNewerDropDown()
    let model = onMain { ControlModel(1) }
    try withInput {
      Fruits(model: model, style: .menu)
    } use: { window in
      try RealInput.click(window.first(DropDown.self))
      try RealInput.click(window.popoverLabel("Plum"))
      expect(model.writes == [3], "\(model.writes)")
      expect(!window.hasPopover)
      // A click beside the list chooses nothing.
      try RealInput.click(window.first(DropDown.self))
      _ = try window.popoverLabel("Pear")
      try RealInput.click(window.widget, at: UnitPoint(x: 0.5, y: 0.95))
      expect(!window.hasPopover)
      XCTAssertEqual(model.writes, [3])
    }
  }

  func testKeyboardChoosesAnOptionOfADropDown() throws {
    let model = onMain { ControlModel(1) }
    try withInput {
      Fruits(model: model, style: .menu)
    } use: { window in
      try window.first(DropDown.self).grabFocus()
      try RealInput.press("space", in: window.widget)
      _ = try window.popoverLabel("Pear")
      try RealInput.press("Down", "Return", in: window.widget)
      expect(model.writes == [2], "\(model.writes)")
      expect(!window.hasPopover)
      try RealInput.press("space", in: window.widget)
      _ = try window.popoverLabel("Plum")
      try RealInput.press("Down", "Escape", in: window.widget)
      expect(!window.hasPopover)
      XCTAssertEqual(model.writes, [2], "Escape chooses nothing.")
    }
  }

  func testMouseAndKeyboardChooseASegment() throws {
    let model = onMain { ControlModel(1) }
    try withInput {
      Fruits(model: model, style: .segmented)
    } use: { window in
      let segments = window.all(ToggleButton.self)
      XCTAssertEqual(segments.count, 3)
      try RealInput.click(segments[2])
      expect(model.writes == [3], "\(model.writes)")
      // The selected segment stays selected.
      try RealInput.click(segments[2], count: 2)
      XCTAssertEqual(model.writes, [3])
      segments[0].grabFocus()
      try window.press("Right", untilFocusIs: { $0 === segments[1] })
      try RealInput.press("space", in: window.widget)
      expect(model.value == 2, "\(model.writes)")
    }
  }

  func testMouseAndKeyboardChooseARadioButton() throws {
    let model = onMain { ControlModel(1) }
    try withInput {
      Fruits(model: model, style: .radioGroup)
    } use: { window in
      try RealInput.click(window.find(.radio, named: "Plum"))
      expect(model.writes == [3], "\(model.writes)")
      try window.find(.radio, named: "Plum").grabFocus()
      try RealInput.press("Up", "space", in: window.widget)
      expect(model.value == 2, "\(model.writes)")
    }
  }

  func testMouseChoosesADayAndKeyboardTheTime() throws {
    let calendar = Foundation.Calendar(identifier: .gregorian)
    let date = { (day: Int, hour: Int, minute: Int) in
      try XCTUnwrap(
        calendar.date(
          from: DateComponents(year: 2024, month: 2, day: day, hour: hour, minute: minute)
        )
      )
    }
    let start = try date(10, 9, 30)
    let model = onMain { ControlModel(start) }
    try withInput {
      DatePicker("Due", selection: model.binding)
    } use: { window in
      try RealInput.click(window.first(DateButton.self))
      try RealInput.click(window.popoverLabel("20"))
      let day = try date(20, 9, 30)
      expect(model.value == day, "\(model.value)")
      let hours = try window.waitForOpenPopover().find(.spinButton, named: "Hours")
      try RealInput.click(hours, count: 3)
      try RealInput.press("Up", "Up", in: window.widget)
      let later = try date(20, 11, 30)
      expect(model.value == later, "\(model.value)")
      try RealInput.press("Escape", in: window.widget)
      expect(!window.hasPopover)
      XCTAssertEqual(model.value, later)
    }
  }

  func testKeyboardChoosesADay() throws {
    let calendar = Foundation.Calendar(identifier: .gregorian)
    let start = try XCTUnwrap(
      calendar.date(from: DateComponents(year: 2024, month: 2, day: 10, hour: 9))
    )
    let model = onMain { ControlModel(start) }
    try withInput {
      DatePicker("Due", selection: model.binding, displayedComponents: .date)
    } use: { window in
      try window.first(DateButton.self).grabFocus()
      try RealInput.press("space", in: window.widget)
      let popover = try window.waitForOpenPopover()
      try window.press("Tab", untilFocusIs: { $0.typeName == "GtkCalendar" })
      XCTAssertTrue(popover.isMapped)
      // The first day that GTK's calendar focuses depends on the version of GTK.
      try RealInput.press("Right", "Down", "Down", "space", in: window.widget)
      expect(model.writes.count == 1, "\(model.writes)")
      let parts = calendar.dateComponents([.month, .day, .hour], from: model.value)
      XCTAssertEqual([parts.month, parts.hour], [2, 9])
      XCTAssertNotEqual(parts.day, 10)
      try RealInput.press("Escape", in: window.widget)
      expect(!window.hasPopover)
    }
  }

  func testAWindowIsClosedWhileItsDatePickerIsOpen() throws {
    let log = onMain { Log() }
    try withInput {
      DatePicker("Due", selection: .constant(.distantPast))
    } use: { window in
      try RealInput.click(window.first(DateButton.self))
      _ = try window.waitForOpenPopover()
    }
    // The popover doesn't keep the pointer.
    try withInput {
      Button("Act") { log.append("act") }
    } use: { window in
      try RealInput.click(window.button("Act"))
      expect(log.lines == ["act"], "\(log.lines)")
    }
  }

  func testMouseAndKeyboardOpenAndCloseTheWindowOfAColorPicker() throws {
    let model = onMain { ControlModel(Color.red) }
    try withInput {
      ColorPicker("Background", selection: model.binding)
    } use: { window in
      for way in ["mouse", "keyboard"] {
        let button = try window.first(ColorButton.self)
        if way == "mouse" {
          try RealInput.click(button)
        } else {
          button.principal.grabFocus()
          try RealInput.press("space", in: window.widget)
        }
        expect(window.colorWindow?.property("is-active", as: Bool.self) == true, way)
        let cancel = try XCTUnwrap(
          window.colorWindow?.buttons.first { $0.accessibleName.hasSuffix("Cancel") },
          "\(window.colorWindow?.buttons.map(\.accessibleName) ?? [])"
        )
        try RealInput.click(cancel)
        expect(window.colorWindow == nil, way)
        XCTAssertEqual(model.writes, [], way)
      }
    }
  }
}

extension TestWindow {
  /// The window of a color picker, which GTK creates.
  fileprivate var colorWindow: Widget? {
    widget.foreignWindow("GtkColorChooserDialog")
  }
}

private struct Fruits: View {
  let model: ControlModel<Int>
  let style: PickerStyle

  var body: some View {
    Picker("Fruit", selection: model.binding) {
      Text("Apple").tag(1)
      Text("Pear").tag(2)
      Text("Plum").tag(3)
    }
    .pickerStyle(style)
  }
}
