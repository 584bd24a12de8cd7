import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.Entry

final class DisabledTests: XCTestCase {
  func testDisabledAppliesToADescendantAndCanBeReverted() throws {
    try inWindow {
      VStack { Button("Add") {} }.disabled()
    } use: { window in
      let button = try window.button("Add")
      XCTAssertFalse(button.isEffectivelySensitive)
      window.update { VStack { Button("Add") {} }.disabled(false) }
      XCTAssertTrue(button.isEffectivelySensitive)
    }
  }

  func testViewCannotBeEnabledInsideADisabledView() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Inner(model: model).disabled(true)
      } use: { window in
        let button = try window.button("Add")
        XCTAssertFalse(button.isEffectivelySensitive)
        model.isOn = true
        window.settle()
        model.isOn = false
        window.settle()
        XCTAssertFalse(button.isEffectivelySensitive)
        window.update { Inner(model: model).disabled(false) }
        XCTAssertTrue(button.isEffectivelySensitive)
        model.isOn = true
        window.settle()
        window.update { Inner(model: model).disabled(true) }
        window.update { Inner(model: model).disabled(false) }
        XCTAssertFalse(button.isEffectivelySensitive, "It is still disabled from within.")
      }
    }
  }

  func testDisabledFieldLosesTheFocusAndEnabledFieldDoesNotReceiveIt() throws {
    try onMain {
      let model = Model()
      try inWindow {
        FieldAndButton(model: model)
      } use: { window in
        let field = try window.first(Entry.self)
        field.grabFocus()
        window.settle()
        XCTAssertTrue(field.contains(try XCTUnwrap(field.focusInWindow)))
        model.isOn = true
        window.settle()
        XCTAssertFalse(field.focusInWindow.map(field.contains) ?? false)
        model.isOn = false
        window.settle()
        XCTAssertFalse(field.focusInWindow.map(field.contains) ?? false)
      }
    }
  }

  func testDisabledFieldDoesNotMoveTheFocusOfAnotherView() throws {
    try onMain {
      let model = Model()
      try inWindow {
        FieldAndButton(model: model)
      } use: { window in
        let button = try window.button("Add")
        button.grabFocus()
        model.isOn = true
        window.settle()
        XCTAssertEqual(button.focusInWindow, button)
      }
    }
  }

  func testViewInsertedIntoADisabledViewIsDisabled() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Swap(model: model).disabled(true)
      } use: { window in
        model.isOn = true
        window.settle()
        XCTAssertFalse(try window.button("Other").isEffectivelySensitive)
      }
    }
  }
}

private struct FieldAndButton: View {
  let model: Model

  var body: some View {
    VStack {
      TextField("Name", text: .constant("")).disabled(model.isOn)
      Button("Add") {}
    }
  }
}

private struct Inner: View {
  let model: Model

  var body: some View {
    Button("Add") {}.disabled(model.isOn)
  }
}

private struct Swap: View {
  let model: Model

  var body: some View {
    if model.isOn {
      Button("Other") {}
    } else {
      Button("Add") {}
    }
  }
}
