import CGtk
import XCTest

@testable import Gtk

/// Widgets that are parts of controls.
final class ControlWidgetTests: GtkTestCase {
  func testControlRowReplacesItsControlAndNamesTheCurrentControl() {
    withoutLeaks { probe in
      let row = probe(ControlRow())
      let label = probe(Label(text: "Wi-Fi"))
      let first = probe(Switch())
      let second = probe(Switch())
      row.label.setChildren([label])
      row.control = first
      XCTAssertTrue(row.principal === first)
      XCTAssertEqual(row.children, [row.label, first])
      row.control = second
      XCTAssertEqual(row.children, [row.label, second])
      row.setAccessibleName("Wi-Fi")
      XCTAssertEqual(second.accessibleLabel, "Wi-Fi")
      XCTAssertNil(first.accessibleLabel)
      XCTAssertEqual(row.labels, [label])
      row.control = nil
      XCTAssertEqual(row.children, [row.label])
    }
  }

  func testAppearanceClassesDoNotRemoveOtherClasses() {
    withoutLeaks { probe in
      let label = probe(Label(text: "a"))
      label.addCSSClass("mine")
      label.appearanceClasses = ["one", "two"]
      label.appearanceClasses = ["two", "three"]
      XCTAssertEqual(Set(label.cssClasses), ["mine", "two", "three"])
      label.appearanceClasses = []
      XCTAssertEqual(label.cssClasses, ["mine"])
    }
  }

  func testWidgetIsLabelledByALabelUntilTheLabelIsRemoved() {
    withoutLeaks { probe in
      let entry = probe(Entry())
      let label = probe(Label(text: "Name"))
      entry.setLabelledBy(label)
      XCTAssertTrue(entry.isLabelledByAnother)
      entry.setLabelledBy(nil)
      XCTAssertFalse(entry.isLabelledByAnother)
    }
  }

  func testTextViewStoresItsTextAndReportsAChange() {
    withoutLeaks { probe in
      let view = probe(TextView())
      var changes = 0
      view.onChanged { changes += 1 }
      view.text = "one\ntwo"
      view.cursorPosition = 4
      XCTAssertEqual(view.cursorPosition, 4)
      XCTAssertEqual(view.text, "one\ntwo")
      XCTAssertGreaterThan(changes, 0)
      view.wraps = true
      view.isEditable = false
      XCTAssertTrue(view.wraps)
      XCTAssertFalse(view.isEditable)
      XCTAssertEqual(view.accessibleRole, .textBox)
    }
  }

  func testPasswordEntryStoresItsProperties() {
    withoutLeaks { probe in
      let entry = probe(PasswordEntry())
      entry.text = "secret"
      entry.placeholder = "Password"
      entry.activatesDefault = true
      XCTAssertEqual(entry.text, "secret")
      XCTAssertEqual(entry.placeholder, "Password")
      XCTAssertTrue(entry.activatesDefault)
    }
  }

  func testLevelBarShiftsAndLimitsItsValue() {
    withoutLeaks { probe in
      let bar = probe(LevelBar())
      bar.removeOffsets()
      bar.set(5, in: -10...10)
      XCTAssertEqual(bar.value, 15)
      bar.set(50, in: -10...10)
      XCTAssertEqual(bar.value, 20)
      XCTAssertEqual(bar.accessibleRole, .meter)
    }
  }

  func testLinkButtonCallsItsHandlerWhenItIsClicked() {
    withoutLeaks { probe in
      let button = probe(LinkButton(uri: "https://example.org", label: "Example"))
      var follows = 0
      button.onActivateLink {
        follows += 1
        return true
      }
      button.click()
      XCTAssertEqual(follows, 1)
      XCTAssertEqual(button.uri, "https://example.org")
      XCTAssertEqual(button.accessibleRole, .link)
    }
  }

  func testPictureReturnsAMessageIfItsFileCannotBeRead() {
    withoutLeaks { probe in
      let picture = probe(Picture())
      var problem: String?
      picture.load("/nowhere/nothing.png") { problem = $0 }
      XCTAssertNotNil(problem)
      XCTAssertNil(picture.intrinsicWidth)
    }
  }

  func testLabelIsWiderWhileAStretchHasALargerSize() {
    withoutLeaks { probe in
      let label = probe(Label(text: "ab"))
      let plain = label.measure(.horizontal).natural
      var large = TextAttributes()
      large.size = 60
      large.color = RGBA(red: .nan, green: 2, blue: -1, alpha: 0.5)
      label.setAttributes([(1, TextAttributes()), (1, large)])
      XCTAssertGreaterThan(label.measure(.horizontal).natural, plain)
      label.setAttributes([(2, TextAttributes())])
      XCTAssertEqual(label.measure(.horizontal).natural, plain)
    }
  }

  func testSetChoiceDoesNotCallTheHandlerOfTheAction() {
    withoutLeaks { probe in
      let menu = probe(Menu())
      menu.append(plain: "Save_as", action: "page.save", accelerator: "<Control>s")
      menu.append(plain: "Name", action: "page.sort", target: "name")
      menu.appendSubmenu(plain: "More", probe(Menu()))
      XCTAssertEqual(menu.count, 3)
      var choices: [String] = []
      let sort = probe(SimpleAction("sort", choosing: "name"))
      sort.onChoice { choices.append($0) }
      let group = probe(SimpleActionGroup([sort]))
      let button = probe(MenuButton())
      button.insertActionGroup("page", group)
      button.setMenu(menu)
      sort.setChoice("date")
      XCTAssertEqual(choices, [])
      let state = g_action_get_state(sort.opaque)
      XCTAssertEqual(string(g_variant_get_string(state, nil)), "date")
      g_variant_unref(state)
      g_action_activate(sort.opaque, g_variant_new_string("name"))
      XCTAssertEqual(choices, ["name"])
    }
  }
}
