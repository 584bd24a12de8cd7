import GtkTestSupport
import GtkUI
import XCTest

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
