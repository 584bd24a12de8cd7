import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Sheets and alerts inside the window of the presenting view.
final class DialogLayerTests: XCTestCase {
  func testASheetIsInsideItsWindowAndTheContentBelowIsInert() throws {
    try inPage { model, window in
      let windows = Gtk.Window.all.count
      model.isOn = true
      window.settle()
      XCTAssertEqual(Gtk.Window.all.count, windows)
      XCTAssertTrue(try XCTUnwrap(window.sheet).root === window.widget)
      XCTAssertTrue(try XCTUnwrap(window.content).isEffectivelyInert)
      XCTAssertFalse(try XCTUnwrap(window.sheet).isEffectivelyInert)
      model.isOn = false
      window.settle()
      XCTAssertNil(window.sheet)
      XCTAssertFalse(try XCTUnwrap(window.content).isEffectivelyInert)
    }
  }

  func testShortcutsOfTheContentHaveNoEffectBelowASheet() throws {
    try inPage { model, window in
      XCTAssertTrue(window.press("<Control>s"))
      XCTAssertEqual(model.log.lines, ["save"])
      model.isOn = true
      window.settle()
      XCTAssertFalse(window.press("<Control>s"))
      XCTAssertTrue(window.press("<Control>r"))
      XCTAssertEqual(model.log.lines, ["save", "sheet"])
    }
  }

  func testOnlyTheTopmostOfTwoDialogsDimsWhatIsBelow() throws {
    try onMain {
      let second = Model()
      try inWindow {
        Text("base").sheet(isPresented: .constant(true)) {
          NestedSheet(model: second)
        }
      } use: { window in
        @MainActor func covered() -> [Bool] {
          window.widget.visibleDescendants.filter { $0.hasCSSClass("dialog-layer") }
            .map { $0.hasCSSClass("covered") }
        }
        XCTAssertEqual(covered(), [false])
        second.isOn = true
        window.settle()
        XCTAssertEqual(covered(), [true, false])
        second.isOn = false
        XCTAssertTrue(GtkTesting.wait { covered() == [false] })
      }
    }
  }

  func testTabDoesNotReachTheContentBelowASheet() throws {
    try inPage { model, window in
      model.isOn = true
      window.settle()
      let sheet = try XCTUnwrap(window.sheet)
      for direction in [FocusDirection.tabForward, .tabBackward] {
        for _ in 0..<6 {
          window.widget.childFocus(direction)
          let focus = try XCTUnwrap(window.widget.focusWidget)
          XCTAssertTrue(sheet.contains(focus), "\(focus.accessibleName)")
        }
      }
      XCTAssertFalse(try window.widget.button("Save").grabFocus())
    }
  }

  func testTheFocusReturnsToTheContentWithTheDismissal() throws {
    try inPage { model, window in
      let button = try window.widget.button("Other")
      button.grabFocus()
      model.isOn = true
      window.settle()
      XCTAssertEqual(window.widget.focusWidget?.accessibleName, "Rename")
      model.isOn = false
      window.settle()
      XCTAssertTrue(window.widget.focusWidget === button)
    }
  }

  func testEnterActivatesTheDefaultButtonOfTheTopmostDialog() throws {
    try inPage { model, window in
      XCTAssertEqual(window.widget.defaultWidget?.accessibleName, "Send")
      model.isOn = true
      window.settle()
      XCTAssertEqual(window.widget.defaultWidget?.accessibleName, "Done")
      model.isNestedOn = true
      window.settle()
      XCTAssertEqual(window.widget.defaultWidget?.accessibleName, "OK")
      model.isNestedOn = false
      window.settle()
      XCTAssertEqual(window.widget.defaultWidget?.accessibleName, "Done")
      model.isOn = false
      window.settle()
      XCTAssertEqual(window.widget.defaultWidget?.accessibleName, "Send")
    }
  }

  func testEscapeDismissesTheTopmostDialogAndDoesNotCancelTheContentBelow() throws {
    try inPage { model, window in
      model.isOn = true
      model.isNestedOn = true
      window.settle()
      XCTAssertTrue(window.pressEscape())
      XCTAssertTrue(window.pressEscape())
      XCTAssertEqual(model.log.lines, ["isNestedOn = false", "isOn = false"])
      XCTAssertTrue(window.pressEscape())
      XCTAssertEqual(model.log.lines.last, "cancel")
    }
  }

  func testADialogIsNotLargerThanASmallWindow() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow(width: 360, height: 294) {
        DialogPage(model: model)
      } use: { window in
        model.count = 60
        window.settle()
        let sheet = try XCTUnwrap(window.sheet)
        XCTAssertTrue(GtkTesting.wait { sheet.allocatedHeight > 0 })
        XCTAssertLessThan(sheet.allocatedHeight, window.widget.allocatedHeight)
        XCTAssertLessThanOrEqual(sheet.allocatedWidth, window.widget.allocatedWidth)
      }
    }
  }

  func testADialogCanBeASeparateWindow() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow(width: 300, height: 300) {
        Text("base")
          .sheet(isPresented: model.flag) { ScrollView { Text("sheet") } }
          .dialogPlacement(.separateWindow)
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet as? Gtk.Window)
        XCTAssertTrue(sheet.isModal)
        XCTAssertTrue(sheet.transientFor === window.widget)
        XCTAssertTrue(sheet.isResizable)
        XCTAssertEqual(sheet.defaultSize.height, 640)
        XCTAssertEqual(sheet.title, "Test")
        sheet.pressEscape()
        XCTAssertEqual(model.log.lines, ["isOn = false"])
        XCTAssertNil(window.sheet)
      }
    }
  }

  func testADialogOfAPopoverIsASeparateWindow() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        Text("base").popover(isPresented: model.flag) {
          Text("popover").alert("Sure?", isPresented: model.nested) { Button("OK") {} }
        }
      } use: { window in
        try window.waitForPopover()
        model.isNestedOn = true
        window.settle()
        XCTAssertEqual((window.alert as? Gtk.Window)?.isModal, true)
        try XCTUnwrap(window.alert).click("OK")
        XCTAssertNil(window.alert)
      }
    }
  }

  func testTheMainMenuAndTheCommandsAreBlockedByASheet() throws {
    let log = Log()
    try inApp {
      Window("Main", id: "main") { BlockedPage() }
        .commands {
          CommandMenu("More") {
            Button("Test") { log.append("command") }.keyboardShortcut("t")
          }
        }
    } use: { app in
      let window = try app.window("Main").window
      XCTAssertTrue(window.press("<Control>t"))
      try window.click("Present")
      XCTAssertNotNil(window.sheet)
      XCTAssertFalse(window.press("<Control>t"))
      XCTAssertEqual(log.lines, ["command"])
      XCTAssertTrue(window.press("F10"))
      XCTAssertNil(window.popover)
      XCTAssertTrue(window.press("<Control>w"))
      XCTAssertNil(window.sheet)
    }
  }

  private func inPage(
    _ use: @MainActor (PresentingModel, TestWindow<DialogPage>) throws -> Void
  ) throws {
    try onMain {
      let model = PresentingModel()
      try inWindow {
        DialogPage(model: model)
      } use: { window in
        try use(model, window)
      }
    }
  }
}

private struct DialogPage: View {
  let model: PresentingModel

  var body: some View {
    VStack {
      Button("Save") { model.log.append("save") }.keyboardShortcut("s")
      Button("Other") {}
      Button("Send") {}.keyboardShortcut(.defaultAction)
      Button("Cancel") { model.log.append("cancel") }.keyboardShortcut(.cancelAction)
    }
    .sheet(isPresented: model.flag) {
      VStack {
        Button("Rename") { model.log.append("sheet") }.keyboardShortcut("r")
        Button("Done") {}.keyboardShortcut(.defaultAction)
        ForEach(0..<model.count, id: \.self) { Text("Line \($0)") }
      }
      .alert("Sure?", isPresented: model.nested) {
        Button("OK") {}
      }
    }
  }
}

private struct BlockedPage: View {
  @State private var isPresented = false

  var body: some View {
    Button("Present") { isPresented = true }
      .sheet(isPresented: $isPresented) { Text("Sheet") }
  }
}

private struct NestedSheet: View {
  let model: Model

  var body: some View {
    Text("first").sheet(isPresented: .constant(model.isOn)) { Text("second") }
  }
}
