import CGtk
import XCTest

@testable import Gtk

final class ButtonTests: GtkTestCase {
  func testButtonStoresItsLabelAndReportsAClick() {
    withoutLeaks { probe in
      let button = probe(Button(label: "Go"))
      var clicks = 0
      button.onClicked { clicks += 1 }
      XCTAssertEqual(button.label, "Go")
      XCTAssertEqual(button.accessibleLabel, "Go")
      XCTAssertEqual(button.accessibleRole, .button)
      button.label = "_Stop"
      button.usesUnderline = true
      XCTAssertEqual(button.label, "_Stop")
      XCTAssertTrue(button.usesUnderline)
      button.hasFrame = false
      XCTAssertFalse(button.hasFrame)
      XCTAssertTrue(button.hasCSSClass("flat"))
      button.click()
      XCTAssertEqual(clicks, 1)
    }
  }

  func testButtonIsActivatedOnlyWhileItIsSensitive() {
    withoutLeaks { probe in
      let button = probe(Button(label: "Go"))
      var clicks = 0
      button.onClicked { clicks += 1 }
      withWindow(showing: button) { _ in
        XCTAssertTrue(button.activate())
        XCTAssertTrue(MainContext.iterate { clicks == 1 })
        button.isSensitive = false
        button.mnemonicActivate()
        XCTAssertFalse(MainContext.iterate(timeout: .milliseconds(300)) { clicks > 1 })
      }
    }
  }

  func testOnlySeveralLinesOfALabelAreCentered() {
    withoutLeaks { probe in
      let long = "A title with far more words than the window has space for in a single line"
      let button = probe(Button(label: long))
      button.breakLabel()
      button.halign = .center
      let isCentered = {
        let label = OpaquePointer(gtk_button_get_child(button.cast()))
        return pango_layout_get_alignment(gtk_label_get_layout(label)) == PANGO_ALIGN_CENTER
      }
      withWindow(showing: button) { window in
        XCTAssertTrue(MainContext.iterate { isCentered() })
        let width = button.allocatedWidth
        window.defaultSize = (1000, 200)
        XCTAssertTrue(MainContext.iterate { button.allocatedWidth > width })
        XCTAssertFalse(isCentered(), "The text has enough space for a single line.")
        button.label = "Short"
        XCTAssertTrue(MainContext.iterate { button.allocatedWidth < width })
        XCTAssertFalse(isCentered())
        button.label = "Two\nlines"
        XCTAssertTrue(MainContext.iterate { isCentered() })
      }
    }
  }

  func testButtonStoresItsIconNameAndAccessibleLabel() {
    withoutLeaks { probe in
      let button = probe(Button(iconName: "go-previous-symbolic"))
      button.accessibleLabel = "Back"
      XCTAssertEqual(button.iconName, "go-previous-symbolic")
      XCTAssertNil(button.label)
      XCTAssertEqual(button.accessibleLabel, "Back")
      button.iconName = "go-next-symbolic"
      XCTAssertEqual(button.iconName, "go-next-symbolic")
    }
  }

  func testButtonRemovesAChildThatIsSetToNil() {
    withoutLeaks { probe in
      let label = probe(Label(text: "Inside"))
      let button = probe(Button(child: label))
      XCTAssert(button.child === label)
      button.child = nil
      XCTAssertNil(button.child)
      XCTAssertNil(label.parent)
    }
  }

  func testToggleButtonReportsEachChangeOnce() {
    withoutLeaks { probe in
      let button = probe(ToggleButton(label: "Bold"))
      XCTAssertEqual(button.typeName, "GtkToggleButton")
      var states: [Bool] = []
      button.onToggled { [weak button] in states.append(button?.isActive ?? false) }
      button.click()
      button.isActive = false
      button.isActive = false
      XCTAssertEqual(states, [true, false])
      let label = Label(text: "Child")
      XCTAssert(probe(ToggleButton(child: label)).child === label)
    }
  }

  func testCheckButtonsOfAGroupAreExclusive() {
    withoutLeaks { probe in
      let first = probe(CheckButton(label: "First"))
      let second = probe(CheckButton(label: "Second"))
      var toggles = 0
      first.onToggled { toggles += 1 }
      XCTAssertEqual(first.label, "First")
      XCTAssertEqual(first.accessibleRole, .checkbox)
      first.isActive = true
      XCTAssertEqual(toggles, 1)
      second.setGroup(first)
      second.isActive = true
      XCTAssertFalse(first.isActive)
      XCTAssertEqual(toggles, 2)
      first.label = "_Other"
      first.usesUnderline = true
      first.isInconsistent = true
      XCTAssertEqual(first.label, "_Other")
      XCTAssertTrue(first.usesUnderline)
      XCTAssertTrue(first.isInconsistent)
      second.setGroup(nil)
    }
  }

  func testSwitchReportsAChangeOnce() {
    withoutLeaks { probe in
      let control = probe(Switch(isActive: true))
      XCTAssertTrue(control.isActive)
      XCTAssertEqual(control.accessibleRole, .switch)
      var states: [Bool] = []
      control.onActiveChanged { [weak control] in states.append(control?.isActive ?? true) }
      control.isActive = false
      control.isActive = false
      XCTAssertEqual(states, [false])
    }
  }
}
