import XCTest

@testable import Gtk

/// Widgets with which the user selects a value.
final class ChoiceWidgetTests: GtkTestCase {
  func testDropDownReportsAndShowsItsSelection() {
    withoutLeaks { probe in
      let dropDown = probe(DropDown(["a", "b"]))
      var changes = 0
      dropDown.onSelectedChanged { changes += 1 }
      XCTAssertEqual(dropDown.selected, 0)
      dropDown.selected = 1
      XCTAssertEqual(changes, 1)
      XCTAssertEqual(dropDown.firstChild?.accessibleLabel, "b")
      dropDown.selected = nil
      XCTAssertNil(dropDown.selected)
      dropDown.options = ["c"]
      XCTAssertEqual(dropDown.selected, 0)
      XCTAssertEqual(dropDown.accessibleRole, .comboBox)
      dropDown.isSearchable = true
      XCTAssertTrue(dropDown.isSearchable)
    }
  }

  func testScaleLimitsItsValueToItsRange() {
    withoutLeaks { probe in
      let scale = probe(Scale())
      var changes = 0
      scale.setRange(-5...5, step: 1)
      scale.onValueChanged { changes += 1 }
      scale.value = 0.123
      XCTAssertEqual(scale.value, 0.123)
      scale.value = 7
      XCTAssertEqual(scale.value, 5)
      XCTAssertEqual(changes, 2)
      XCTAssertEqual(scale.accessibleRole, .slider)
      scale.setRange(2...2, step: 1)
      XCTAssertEqual(scale.value, 2, accuracy: 0.001)
    }
  }

  func testCalendarIgnoresADayThatDoesNotExist() {
    withoutLeaks { probe in
      let calendar = probe(Calendar())
      var changes = 0
      calendar.day = .init(year: 2024, month: 2, day: 29)
      calendar.onDaySelected { changes += 1 }
      XCTAssertEqual(calendar.day, .init(year: 2024, month: 2, day: 29))
      calendar.day = .init(year: 2023, month: 2, day: 29)
      XCTAssertEqual(calendar.day, .init(year: 2024, month: 2, day: 29), "There is no such day.")
      XCTAssertEqual(changes, 0)
      calendar.day = .init(year: 2024, month: 1, day: 1)
      XCTAssertEqual(changes, 1)
    }
  }

  func testDateButtonReportsATimeAndRetainsItsAccessibleName() {
    withoutLeaks { probe in
      let button = probe(DateButton())
      var times: [String] = []
      button.text = "today"
      button.onChanged = { [weak button] in
        if let button { times.append("\(button.hour):\(button.minute)") }
      }
      XCTAssertEqual(button.text, "today")
      button.setTime(hour: 23, minute: 5)
      XCTAssertEqual(button.hour, 23)
      XCTAssertEqual(button.minute, 5)
      button.setTime(hour: 23, minute: 5)
      button.setTime(hour: 99, minute: 5)
      XCTAssertEqual(times, ["23:5"])
      button.showsTime = false
      XCTAssertFalse(button.showsTime)
      XCTAssertTrue(button.showsDay)
      button.setAccessibleName("Due")
      XCTAssertEqual(button.principal.accessibleLabel, "Due")
      button.text = "tomorrow"
      XCTAssertEqual(button.principal.accessibleLabel, "Due")
      XCTAssertEqual(button.principal.accessibleDescription, "tomorrow")
      XCTAssertFalse(button.principal.isLabelledByAnother, "The label would be a second name.")
    }
  }

  func testSpinButtonPadsAndLimitsItsValue() {
    withoutLeaks { probe in
      let button = probe(SpinButton(range: 0...59, step: 1))
      button.setLeadingZeros(2)
      button.value = 7
      XCTAssertEqual(button.text, "07")
      button.value = 99
      XCTAssertEqual(button.value, 59)
      button.isVertical = true
      XCTAssertTrue(button.isVertical)
      button.wrapsAround = true
      XCTAssertTrue(button.wrapsAround)
      XCTAssertEqual(button.accessibleRole, .spinButton)
    }
  }

  func testColorButtonStoresAndReportsItsColor() {
    withoutLeaks { probe in
      let button = probe(ColorButton())
      let color = RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.25)
      var changes = 0
      button.onColorChanged { changes += 1 }
      button.color = color
      XCTAssertEqual(button.color, color)
      XCTAssertEqual(changes, 1)
      button.usesAlpha = true
      XCTAssertTrue(button.usesAlpha)
      button.usesAlpha = false
      XCTAssertFalse(button.usesAlpha)
      button.title = "Background"
      XCTAssertEqual(button.title, "Background")
      XCTAssertEqual(button.principal.typeName, "GtkButton", "The inner button has the focus.")
      button.setAccessibleName("Background")
      XCTAssertEqual(button.principal.accessibleLabel, "Background")
    }
  }

  func testColorButtonIsADialogButtonFromGtk410() {
    withoutLeaks { probe in
      let button = probe(ColorButton())
      let hasDialog = GtkVersion.current >= GtkVersion(4, 10)
      XCTAssertEqual(button.typeName, hasDialog ? "GtkColorDialogButton" : "GtkColorButton")
    }
  }

  func testStepperButtonsRunShortcutsOnlyWhileEnabled() {
    withoutLeaks { probe in
      let buttons = probe(StepperButtons())
      XCTAssertEqual(buttons.decrement.accessibleLabel, "Decrease")
      XCTAssertEqual(buttons.increment.accessibleLabel, "Increase")
      var clicks: [String] = []
      buttons.increment.onClicked { clicks.append("+") }
      buttons.decrement.onClicked { clicks.append("-") }
      XCTAssertTrue(buttons.performShortcut("plus|equal|KP_Add"))
      buttons.set(canDecrement: false, canIncrement: true)
      XCTAssertFalse(buttons.performShortcut("minus|KP_Subtract"))
      XCTAssertEqual(clicks, ["+"])
    }
  }
}
