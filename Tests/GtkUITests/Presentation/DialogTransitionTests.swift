import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// The transitions of dialogs, and dialogs beside open menus.
final class DialogTransitionTests: XCTestCase {
  func testContentIsUsableWhileTheDialogIsDisappearing() throws {
    try inTransition { model, window in
      let sheet = try XCTUnwrap(window.sheet)
      model.isOn = false
      window.settle()
      let layer = try XCTUnwrap(sheet.parent)
      XCTAssertTrue(layer.hasCSSClass("dialog-closing"))
      XCTAssertTrue(sheet.isEffectivelyInert)
      XCTAssertFalse(try XCTUnwrap(window.content).isEffectivelyInert)
      XCTAssertTrue(try window.widget.button("Base").containsFocus)
      XCTAssertEqual(model.log.lines, [])
      XCTAssertTrue(GtkTesting.wait { model.log.lines == ["dismissed"] })
      XCTAssertNil(sheet.root)
    }
  }

  func testAnotherDialogIsShownWhileADialogIsDisappearing() throws {
    try inTransition { model, window in
      model.isOn = false
      model.isNestedOn = true
      window.settle()
      let alert = try XCTUnwrap(window.alert)
      XCTAssertFalse(alert.isEffectivelyInert)
      XCTAssertTrue(alert.containsFocus)
      XCTAssertTrue(GtkTesting.wait { model.log.lines == ["dismissed"] })
      XCTAssertTrue(alert.containsFocus)
      XCTAssertTrue(try XCTUnwrap(window.content).isEffectivelyInert)
    }
  }

  func testClosingTheWindowDuringATransitionRemovesTheDialog() throws {
    try inTransition { model, window in
      weak let sheet = window.sheet
      model.isOn = false
      window.settle()
      window.requestClose()
      XCTAssertTrue(GtkTesting.wait { sheet == nil })
    }
  }

  func testCloseButtonOfADisappearingDialogDoesNotCloseTheWindow() throws {
    try inTransition { model, window in
      let close = try XCTUnwrap(window.sheet?.headerBar?.closeButton)
      XCTAssertTrue(close.activateAction("window.close"))
      window.settle()
      XCTAssertFalse(model.isOn)
      XCTAssertTrue(close.isMapped, "The sheet has already disappeared.")
      close.activateAction("window.close")
      window.settle()
      XCTAssertTrue(window.widget.isVisible)
    }
  }

  func testOpeningTransitionEndsAndDoesNotRunAgain() throws {
    try inTransition { _, window in
      let layer = try XCTUnwrap(window.sheet?.parent)
      XCTAssertTrue(layer.hasCSSClass("dialog-opening"))
      XCTAssertTrue(GtkTesting.wait { !layer.hasCSSClass("dialog-opening") })
    }
  }

  func testDialogPresentedWhileAMenuIsOpenIsASeparateWindow() throws {
    try onMain {
      let model = PresentingModel()
      try inWindow {
        Menu("More") { Button("Item") {} }
          .alert("Sure?", isPresented: model.flag) { Button("OK") {} }
      } use: { window in
        try window.click("More")
        XCTAssertTrue(GtkTesting.wait { window.widget.hasOpenPopover })
        model.isOn = true
        window.settle()
        XCTAssertEqual((window.alert as? Gtk.Window)?.isModal, true)
      }
    }
  }

  private func inTransition(
    _ use: @MainActor (PresentingModel, TestWindow<TransitionPage>) throws -> Void
  ) throws {
    try onMain {
      let durations = (DialogLayer.openingDuration, DialogLayer.closingDuration)
      DialogLayer.openingDuration = .milliseconds(800)
      DialogLayer.closingDuration = .milliseconds(800)
      defer { (DialogLayer.openingDuration, DialogLayer.closingDuration) = durations }
      try withAnimations {
        let model = PresentingModel()
        try inWindow {
          TransitionPage(model: model)
        } use: { window in
          try window.widget.button("Base").grabFocus()
          model.isOn = true
          window.settle()
          try use(model, window)
        }
      }
    }
  }
}

private struct TransitionPage: View {
  let model: PresentingModel

  var body: some View {
    Button("Base") {}
      .sheet(isPresented: model.flag) {
        model.log.append("dismissed")
      } content: {
        Button("Done") {}
      }
      .alert("Sure?", isPresented: model.nested) { Button("OK") {} }
  }
}
