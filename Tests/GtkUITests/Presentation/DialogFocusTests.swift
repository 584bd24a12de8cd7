import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// The keyboard focus, popovers and covers while a dialog is above the content of a window.
final class DialogFocusTests: XCTestCase {
  func testFocusStateKeepsItsValueBelowADialog() throws {
    try inPage { model, window in
      let entry = try window.first(Entry.self)
      XCTAssertTrue(entry.containsFocus)
      model.isOn = true
      window.settle()
      XCTAssertFalse(entry.containsFocus)
      XCTAssertEqual(model.log.lines, ["focus = 1"])
      model.isOn = false
      window.settle()
      XCTAssertTrue(entry.containsFocus)
      XCTAssertEqual(model.log.lines, ["focus = 1"])
    }
  }

  func testFocusStateSetBelowADialogMovesTheFocusAfterTheDismissal() throws {
    try inPage { model, window in
      model.isOn = true
      window.settle()
      model.focus = 2
      window.settle()
      let sheet = try XCTUnwrap(window.sheet)
      XCTAssertTrue(sheet.containsFocus)
      model.isOn = false
      window.settle()
      XCTAssertTrue(window.all(Entry.self)[1].containsFocus)
      XCTAssertEqual(model.focus, 2)
    }
  }

  func testFocusStateResetBelowADialogRemovesTheFocusAfterTheDismissal() throws {
    try inPage { model, window in
      model.isOn = true
      window.settle()
      model.focus = nil
      window.settle()
      model.isOn = false
      window.settle()
      XCTAssertFalse(try window.first(Entry.self).containsFocus)
      XCTAssertNil(model.focus)
    }
  }

  func testDismissalKeepsTheCursorOfTheFocusedField() throws {
    try inPage { model, window in
      let entry = try window.first(Entry.self)
      model.text = "words"
      window.settle()
      window.widget.focusWidget?.returnFocus()
      entry.cursorPosition = 2
      model.isOn = true
      window.settle()
      model.isOn = false
      window.settle()
      XCTAssertTrue(entry.containsFocus)
      XCTAssertEqual(entry.cursorPosition, 2)
    }
  }

  func testFocusMovesToTheContentIfTheFocusedFieldWasRemovedBelowADialog() throws {
    try inPage { model, window in
      model.isOn = true
      window.settle()
      model.isFirstShown = false
      window.settle()
      model.isOn = false
      window.settle()
      XCTAssertTrue(try window.first(Entry.self).containsFocus)
    }
  }

  func testPopoverPresentedBelowADialogIsShownAfterTheDismissal() throws {
    try inPage { model, window in
      model.isOn = true
      window.settle()
      model.isPopoverOn = true
      window.settle()
      XCTAssertNil(window.popover)
      XCTAssertTrue(try XCTUnwrap(window.sheet).containsFocus)
      model.isOn = false
      window.settle()
      try window.waitForPopover()
    }
  }

  func testCoverPresentedBelowADialogDoesNotMoveTheFocus() throws {
    try inPage { model, window in
      model.isOn = true
      window.settle()
      model.isCoverOn = true
      window.settle()
      XCTAssertTrue(try XCTUnwrap(window.sheet).containsFocus)
      model.isOn = false
      window.settle()
      XCTAssertEqual(window.texts, ["cover", "Close"])
      XCTAssertTrue(try window.widget.button("Close").containsFocus)
    }
  }

  func testDialogThatIsShownAgainHasTheFocusOfBefore() throws {
    try onMain {
      let model = PresentingModel()
      let path = PathModel()
      model.isOn = true
      try inWindow {
        PresentingStack(model: model, path: path, kind: .sheet)
      } use: { window in
        let button = try XCTUnwrap(window.sheet).all(Gtk.Button.self).last { $0.isMapped }
        button?.grabFocus()
        path.ids = [1]
        window.settle()
        XCTAssertNil(window.sheet)
        path.ids = []
        window.settle()
        XCTAssertEqual(button?.containsFocus, true)
      }
    }
  }

  func testDialogWithoutAFocusableWidgetContainsTheFocus() throws {
    try inWindow {
      Text("base").sheet(isPresented: .constant(true)) { Text("sheet") }
    } use: { window in
      let sheet = try XCTUnwrap(window.sheet)
      XCTAssertTrue(sheet.containsFocus)
    }
    try inWindow {
      Text("base").alert(
        AlertContent(title: "Wait", buttons: []),
        id: 1,
        onDismiss: {}
      )
    } use: { window in
      XCTAssertTrue(try XCTUnwrap(window.alert).containsFocus)
    }
  }

  func testBackKeysHaveTheDirectionOfTheDialog() throws {
    try onMain {
      let path = PathModel([1])
      try inWindow {
        Text("base").sheet(isPresented: .constant(true)) {
          PresentingStack(model: PresentingModel(), path: path, kind: .sheet)
        }
        .environment(\.layoutDirection, .rightToLeft)
      } use: { window in
        XCTAssertEqual(window.widget.direction, .leftToRight)
        XCTAssertFalse(window.press("<Alt>Left"))
        XCTAssertEqual(path.ids, [1])
        XCTAssertTrue(window.press("<Alt>Right"))
        XCTAssertEqual(path.ids, [])
      }
    }
  }

  func testAnotherAnswerIsTheDefaultAnswerIfTheDefaultAnswerIsRemoved() throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      try inWindow {
        Text("base").alert("Sure?", isPresented: model.flag) {
          Button("Archive") {}
          if model.count == 0 { Button("Keep") {} }
          Button("Cancel", role: .cancel) {}
        }
      } use: { window in
        let alert = try XCTUnwrap(window.alert)
        XCTAssertEqual(window.widget.defaultWidget?.accessibleName, "Keep")
        XCTAssertTrue(try alert.button("Keep").containsFocus)
        model.count = 1
        window.settle()
        XCTAssertEqual(window.widget.defaultWidget?.accessibleName, "Archive")
        XCTAssertTrue(try alert.button("Archive").containsFocus)
      }
    }
  }

  private func inPage(
    _ use: @MainActor (FocusModel, TestWindow<FocusPage>) throws -> Void
  ) throws {
    try onMain {
      let model = FocusModel()
      try inWindow {
        FocusPage(model: model)
      } use: { window in
        model.focus = 1
        window.settle()
        try use(model, window)
      }
    }
  }
}

@MainActor
@Observable
private final class FocusModel {
  var isOn = false
  var isPopoverOn = false
  var isCoverOn = false
  var isFirstShown = true
  var text = ""
  var focus: Int? {
    didSet { log.append("focus = \(focus.map(String.init) ?? "nil")") }
  }
  @ObservationIgnored var log = Log()
}

private struct FocusPage: View {
  @Bindable var model: FocusModel
  @FocusState private var focus: Int?

  var body: some View {
    VStack {
      if model.isFirstShown {
        TextField("First", text: $model.text).focused($focus, equals: 1)
      }
      TextField("Second", text: .constant("")).focused($focus, equals: 2)
    }
    .bind($model.focus, to: $focus)
    .popover(isPresented: $model.isPopoverOn) { Text("popover") }
    .fullScreenCover(isPresented: $model.isCoverOn) {
      Text("cover")
      Button("Close") {}
    }
    .sheet(isPresented: $model.isOn) { Button("Done") {} }
  }
}
