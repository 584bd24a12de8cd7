import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class SheetTests: XCTestCase {
  func testSheetIsAModalDialogWithItsTitleAndACloseButton() throws {
    try inSheet { model, window in
      let sheet = try XCTUnwrap(window.sheet)
      XCTAssertEqual(window.content?.isEffectivelyInert, true)
      XCTAssertEqual(sheet.accessibleRole, .dialog)
      XCTAssertEqual(sheet.dialogTitle, "Title 0")
      XCTAssertEqual(sheet.accessibleLabel, "Title 0")
      XCTAssertEqual(sheet.headerBar?.texts, ["Title 0"])
      XCTAssertNotNil(sheet.headerBar?.closeButton)
      XCTAssertEqual(window.headerTitle, "Test", "The title isn't the title of the window below.")
      model.count = 1
      window.settle()
      XCTAssertEqual(sheet.headerBar?.texts, ["Title 1"])
    }
  }

  func testCancelButtonReplacesTheCloseButtonOfASheet() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        Text("base").sheet(isPresented: model.flag) { CancellableSheet(model: model) }
      } use: { window in
        let header = try XCTUnwrap(window.sheet?.headerBar)
        XCTAssertEqual(header.texts, ["Cancel", ""])
        XCTAssertNil(header.closeButton)
        model.count = 1
        window.settle()
        XCTAssertEqual(header.texts, [""])
        XCTAssertNotNil(header.closeButton)
      }
    }
  }

  func testUntitledSheetIsLabelledByTheTitleOfItsWindow() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        Text("base").sheet(isPresented: model.flag) { Text("sheet") }
      } use: { window in
        XCTAssertEqual(window.sheet?.accessibleLabel, "Test")
        XCTAssertEqual(window.sheet?.headerBar?.texts, [""])
      }
    }
  }

  func testSheetUpdatesWithTheStateWithoutEvaluatingItsPresenter() throws {
    try inSheet { model, window in
      XCTAssertEqual(
        window.sheet?.contentBelowHeader?.texts,
        ["presented 0, taps 0", "Tap", "Leave"]
      )
      let counts = BodyCount.during {
        model.count = 1
        window.settle()
      }
      XCTAssertEqual(window.sheet?.contentBelowHeader?.texts.first, "presented 1, taps 0")
      XCTAssertNil(counts["SheetBase"], "Only the views that read the value are evaluated.")
    }
  }

  func testEachWayToDismissASheetWritesFalseOnce() throws {
    let ways: [(String, @MainActor (Widget, TestWindow<SheetBase>) throws -> Void)] = [
      ("Escape", { sheet, _ in sheet.pressEscape() }),
      ("the close button", { sheet, _ in sheet.requestClose() }),
      ("dismiss", { sheet, _ in try sheet.click("Leave") }),
      ("closing the window", { _, window in window.requestClose() }),
    ]
    for (name, close) in ways {
      try inSheet { model, window in
        let sheet = try XCTUnwrap(window.sheet)
        try close(sheet, window)
        XCTAssertEqual(
          model.log.lines,
          ["appear", "isOn = false", "disappear", "gone"],
          "by \(name)"
        )
        XCTAssertNil(window.sheet, name)
        XCTAssertTrue(window.widget.isVisible, name)
      }
    }
  }

  func testClosingASheetTwiceBeforeAnUpdateWritesFalseOnce() throws {
    try inSheet { model, window in
      window.widget.close()
      window.widget.close()
      window.settle()
      XCTAssertEqual(model.log.lines, ["appear", "isOn = false", "disappear", "gone"])
    }
  }

  func testSheetRemainsIfItsBindingRefusesFalseTwice() throws {
    try inSheet { model, window in
      model.grantsRequests = false
      let sheet = try XCTUnwrap(window.sheet)
      sheet.pressEscape()
      XCTAssertTrue(window.sheet === sheet)
      window.requestClose()
      XCTAssertTrue(window.sheet === sheet)
      XCTAssertTrue(window.widget.isVisible)
      XCTAssertEqual(model.log.lines, ["appear", "isOn = false", "isOn = false"])
      try sheet.click("Tap")
      XCTAssertEqual(sheet.contentBelowHeader?.texts.first, "presented 0, taps 1")
    }
  }

  func testSheetIsPresentedAndDismissedByTheState() throws {
    try inSheet(isOn: false) { model, window in
      XCTAssertNil(window.sheet)
      for _ in 1...3 {
        model.isOn = true
        window.settle()
        XCTAssertNotNil(window.sheet)
        model.isOn = false
        window.settle()
        XCTAssertNil(window.sheet)
      }
      let once = ["appear", "disappear", "gone"]
      XCTAssertEqual(model.log.lines, once + once + once)
    }
  }

  func testDismissedSheetIsFrozen() throws {
    try inSheet { model, window in
      let tap = try XCTUnwrap(window.sheet).button("Tap")
      model.isOn = false
      model.count = 7
      let counts = BodyCount.during { UpdateScheduler.shared.flush() }
      XCTAssertNil(counts["PresentedView"], "The body of a frozen sheet is not evaluated.")
      tap.emit("clicked")
      XCTAssertFalse(model.log.lines.contains("tap"))
    }
  }

  func testSecondCloseRequestClosesTheWindowOfASheet() throws {
    try inSheet { _, window in
      window.requestClose()
      XCTAssertNotNil(window.host.node)
      window.requestClose()
      XCTAssertNil(window.host.node)
    }
  }

  func testSheetIsRemovedWhenItsWindowIsDismantled() throws {
    try inSheet { model, window in
      window.host.dismantle()
      XCTAssertNil(window.sheet)
      XCTAssertEqual(model.log.lines, ["appear", "disappear"])
    }
  }

  func testSheetIsDismissedAndPresentedWithItsView() throws {
    try inSheet { model, window in
      model.isBaseShown = false
      window.settle()
      XCTAssertNil(window.sheet)
      model.isBaseShown = true
      window.settle()
      XCTAssertNotNil(window.sheet)
    }
  }

  func testFocusMovesToASheetAndReturnsAfterItsDismissal() throws {
    try inSheet(isOn: false) { model, window in
      let other = try window.button("Other")
      other.grabFocus()
      model.isOn = true
      window.settle()
      XCTAssertEqual(window.widget.focusWidget?.accessibleName, "Tap")
      model.isOn = false
      window.settle()
      XCTAssertTrue(other.isFocus)
    }
  }

  func testSheetIsPresentedWhenItsWindowIsPresented() throws {
    try releasingAllObjects { _ in
      let model = PresentingModel()
      model.isOn = true
      let host = WindowHost("Test", size: (480, 640), content: SheetBase(model: model))
      GtkTesting.settle()
      XCTAssertNil(host.window.sheet)
      host.present()
      GtkTesting.settle()
      XCTAssertNotNil(host.window.sheet)
      host.dismantle()
      host.window.destroy()
    }
  }

  func testSheetDismissedBeforeItsWindowIsPresentedIsNotShown() throws {
    try releasingAllObjects { _ in
      let model = PresentingModel()
      model.isOn = true
      let host = WindowHost("Test", size: (480, 640), content: SheetBase(model: model))
      GtkTesting.settle()
      model.isOn = false
      host.present()
      GtkTesting.settle()
      XCTAssertNil(host.window.sheet)
      XCTAssertEqual(model.log.lines, [])
      host.dismantle()
      host.window.destroy()
    }
  }

  private func inSheet(
    isOn: Bool = true,
    _ use: @MainActor (PresentingModel, TestWindow<SheetBase>) throws -> Void
  ) throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = isOn
      try inWindow {
        SheetBase(model: model)
      } use: { window in
        try use(model, window)
      }
    }
  }
}

/// A view with a sheet.
struct SheetBase: View {
  let model: PresentingModel

  var body: some View {
    if model.isBaseShown {
      VStack {
        Button("First") {}
        Button("Other") {}
      }
      .sheet(isPresented: model.flag, onDismiss: { model.log.append("gone") }) {
        PresentedView(model: model)
      }
    }
  }
}

/// A sheet with a cancel button if `count` is 0.
private struct CancellableSheet: View {
  let model: PresentingModel

  var body: some View {
    Text("sheet").toolbar {
      if model.count == 0 {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      }
    }
  }
}
