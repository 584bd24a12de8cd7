import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class AlertModifierTests: XCTestCase {
  func testAlertShowsTitleMessageAndButtonsAndIsLabelledByItsTitle() throws {
    try inAlert { _, window in
      let alert = try XCTUnwrap(window.alert)
      XCTAssertEqual(alert.texts, ["Delete?", "It is gone then.", "Keep", "Delete"])
      XCTAssertEqual(alert.accessibleLabel, "Delete?")
      XCTAssertEqual(alert.accessibleDescription, "It is gone then.")
      XCTAssertTrue(try alert.button("Delete").hasCSSClass("destructive-action"))
      XCTAssertTrue(try alert.button("Keep").isFocus, "Enter destroys nothing.")
    }
  }

  func testAlertButtonRunsItsActionAndThenFalseIsWrittenOnce() throws {
    try inAlert { model, window in
      try XCTUnwrap(window.alert).click("Delete")
      XCTAssertEqual(model.log.lines, ["Delete", "isOn = false"])
      XCTAssertNil(window.alert)
    }
  }

  func testAlertWritesNothingAfterAButtonThatSetsTheStateToFalse() throws {
    try inAlert { model, window in
      model.isNestedOn = true
      window.settle()
      try XCTUnwrap(window.alert).click("Delete")
      XCTAssertEqual(model.log.lines, ["Delete"])
      XCTAssertNil(window.alert)
    }
  }

  func testEscapeAndCloseRequestRunTheCancelButtonOfAnAlert() throws {
    for escape in [true, false] {
      try inAlert { model, window in
        let alert = try XCTUnwrap(window.alert)
        if escape { alert.pressEscape() } else { alert.requestClose() }
        XCTAssertEqual(model.log.lines, ["Keep", "isOn = false"])
        XCTAssertNil(window.alert)
      }
    }
  }

  func testWindowCloseRequestDismissesTheAlertAndTheWindowRemains() throws {
    try inAlert { model, window in
      window.requestClose()
      XCTAssertNil(window.alert)
      XCTAssertNotNil(window.host.node)
      XCTAssertEqual(model.isOn, false)
    }
  }

  func testAlertRemainsIfItsBindingRefusesFalse() throws {
    try inAlert { model, window in
      model.grantsRequests = false
      let alert = try XCTUnwrap(window.alert)
      try alert.click("Delete")
      alert.pressEscape()
      XCTAssertTrue(window.alert === alert)
      XCTAssertEqual(model.log.lines, ["Delete", "isOn = false", "Keep", "isOn = false"])
    }
  }

  func testAlertButtonsUpdateWithTheState() throws {
    try inAlert { model, window in
      let alert = try XCTUnwrap(window.alert)
      model.count = 3
      window.settle()
      XCTAssertEqual(alert.texts, ["Delete?", "It is gone then.", "Keep", "Delete", "Delete 3"])
      XCTAssertTrue(try alert.button("Delete").isEffectivelySensitive == false)
    }
  }

  func testAlertWithoutButtonsShowsAnOKButton() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        Text("base").alert("Done", isPresented: model.flag) {}
      } use: { window in
        let alert = try XCTUnwrap(window.alert)
        XCTAssertEqual(alert.texts, ["Done", "OK"])
        try alert.click("OK")
        XCTAssertEqual(model.log.lines, ["isOn = false"])
      }
    }
  }

  func testAlertWithLongButtonsShowsAColumnWithCancelLastAndFocusesTheFirst() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        Text("base").alert("Choose", isPresented: model.flag) {
          Button("Cancel", role: .cancel) {}
          Button("One of the longer answers that there are") {}
          Button("Another that is no shorter than that") {}
        }
      } use: { window in
        let alert = try XCTUnwrap(window.alert)
        XCTAssertEqual(alert.texts.last, "Cancel")
        let cancel = try alert.button("Cancel")
        let column = try XCTUnwrap(cancel.parent as? Box)
        XCTAssertEqual(column.orientation, .vertical)
        XCTAssertEqual(
          window.widget.focusWidget?.accessibleName,
          "One of the longer answers that there are"
        )
      }
    }
  }

  func testDividerInAnAlertIsPlacedAboveItsButtons() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        Text("base").alert("Name", isPresented: model.flag) {
          Button("OK") {}
          Divider()
        }
      } use: { window in
        let alert = try XCTUnwrap(window.alert)
        let types = alert.visibleDescendants.map(\.typeName)
        let field = try XCTUnwrap(types.firstIndex(of: "GtkSeparator"))
        XCTAssertLessThan(field, try XCTUnwrap(types.firstIndex(of: "GtkButton")))
      }
    }
  }

  func testTextFieldInAnAlertIsPlacedAboveItsButtonsAndHasTheFocus() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        Text("base").alert("Name", isPresented: model.flag) {
          Button("OK") {}
          TextField("Name", text: .constant(""))
        }
      } use: { window in
        let alert = try XCTUnwrap(window.alert)
        let field = try alert.first(Entry.self)
        XCTAssertTrue(field.containsFocus)
        let types = alert.visibleDescendants.map(\.typeName)
        let position = try XCTUnwrap(types.firstIndex(of: field.typeName))
        XCTAssertLessThan(position, try XCTUnwrap(types.firstIndex(of: "GtkButton")))
      }
    }
  }

  func testAlertIsPresentedOnlyIfItHasDataToPresent() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        PresentingData(model: model)
      } use: { window in
        XCTAssertNil(window.alert, "There is nothing to ask about.")
        model.item = PresentedItem(id: 4)
        window.settle()
        XCTAssertEqual(window.alert?.texts, ["Delete?", "About 4", "Delete 4"])
        // Both values change before the views are refreshed, as in a reducer, so the alert is
        // dismissed and not created again without data.
        model.item = nil
        model.isOn = false
        window.settle()
        XCTAssertNil(window.alert)
      }
    }
  }

  func testConfirmationDialogWithoutACancelButtonCanBeCancelled() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        Text("base").confirmationDialog(
          "Leave?",
          isPresented: model.flag,
          titleVisibility: .hidden
        ) {
          Button("Discard", role: .destructive) { model.log.append("Discard") }
        }
      } use: { window in
        let alert = try XCTUnwrap(window.alert)
        XCTAssertEqual(alert.texts, ["Cancel", "Discard"], "The title is spoken only.")
        XCTAssertEqual(alert.accessibleLabel, "Leave?")
        XCTAssertTrue(try alert.button("Cancel").isFocus)
        alert.pressEscape()
        XCTAssertEqual(model.log.lines, ["isOn = false"])
        XCTAssertNil(window.alert)
      }
    }
  }

  private func inAlert(
    _ use: @MainActor (PresentingModel, TestWindow<Asking>) throws -> Void
  ) throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        Asking(model: model)
      } use: { window in
        try use(model, window)
      }
    }
  }
}

private struct Asking: View {
  let model: PresentingModel

  var body: some View {
    Text("base").alert("Delete?", isPresented: model.flag) {
      Button("Delete", role: .destructive) {
        model.log.append("Delete")
        if model.isNestedOn { model.isOn = false }
      }
      .disabled(model.count > 0)
      if model.count > 0 {
        Button("Delete \(model.count)", role: .destructive) {}
      }
      Button("Keep", role: .cancel) { model.log.append("Keep") }
    } message: {
      Text("It is gone then.")
    }
  }
}

private struct PresentingData: View {
  let model: PresentingModel

  var body: some View {
    Text("base").alert("Delete?", isPresented: model.flag, presenting: model.item) { item in
      Button("Delete \(item.id)", role: .destructive) {}
    } message: { item in
      Text("About \(item.id)")
    }
  }
}
