import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class NestedPresentationTests: XCTestCase {
  func testCloseRequestDismissesASheetOnASheetFirst() throws {
    try inNested(.sheet) { model, window in
      let sheet = try XCTUnwrap(window.sheet)
      XCTAssertNotNil(sheet.sheet)
      window.requestClose()
      XCTAssertEqual(model.log.lines, ["isNestedOn = false"])
      XCTAssertNil(sheet.sheet)
      XCTAssertTrue(window.sheet === sheet)
      window.requestClose()
      XCTAssertEqual(model.log.lines, ["isNestedOn = false", "isOn = false"])
      XCTAssertNil(window.sheet)
      XCTAssertNotNil(window.host.node)
    }
  }

  func testAlertOfASheetIsPresentedOnTheSheetAndDismissedFirst() throws {
    try inNested(.alert(AlertKind(title: "Alert", isAnsweredByActions: false))) { model, window in
      let sheet = try XCTUnwrap(window.sheet)
      let alert = try XCTUnwrap(sheet.alert)
      XCTAssertNil(window.alert)
      sheet.requestClose()
      XCTAssertNil(sheet.alert)
      XCTAssertFalse(alert.isMapped)
      XCTAssertEqual(model.log.lines, ["isNestedOn = false"])
      XCTAssertTrue(window.sheet === sheet)
    }
  }

  func testEscapeDismissesAPopoverInASheetBeforeTheSheet() throws {
    try inNested(.popover(arrowEdge: nil)) { model, window in
      let sheet = try XCTUnwrap(window.sheet)
      XCTAssertTrue(GtkTesting.wait { sheet.presentedPopover != nil })
      sheet.pressEscape()
      XCTAssertEqual(model.log.lines, ["isNestedOn = false"])
      XCTAssertNil(sheet.presentedPopover)
      sheet.pressEscape()
      XCTAssertEqual(model.log.lines, ["isNestedOn = false", "isOn = false"])
      XCTAssertNil(window.sheet)
    }
  }

  func testFullScreenCoverInASheetCoversOnlyTheSheet() throws {
    try inNested(.fullScreenCover) { model, window in
      let sheet = try XCTUnwrap(window.sheet)
      XCTAssertEqual(sheet.contentBelowHeader?.texts, ["nested"])
      XCTAssertEqual(sheet.headerBar?.texts, ["Nested"])
      XCTAssertEqual(window.content?.texts, ["base"])
      sheet.pressEscape()
      XCTAssertEqual(model.log.lines, ["isNestedOn = false"])
      XCTAssertEqual(sheet.contentBelowHeader?.texts, ["sheet"])
      XCTAssertEqual(sheet.headerBar?.texts, ["Sheet"])
    }
  }

  func testNestedPresentationsAreDismissedWithTheirSheet() throws {
    let kinds: [PresentationKind] = [
      .sheet, .fullScreenCover, .popover(arrowEdge: nil),
      .alert(AlertKind(title: "Alert", isAnsweredByActions: false)),
    ]
    for kind in kinds {
      try inNested(kind) { model, window in
        model.isOn = false
        window.settle()
        XCTAssertNil(window.sheet)
        XCTAssertEqual(GtkWindow.all.filter(\.isVisible).count, 1)
        XCTAssertEqual(model.log.lines, [], "Nothing is written by what leaves.")
        model.isOn = true
        window.settle()
        XCTAssertNotNil(window.sheet, "What it presented comes back with it.")
      }
    }
  }

  func testSheetOnASheetIsRemovedWhenTheWindowIsDismantled() throws {
    try inNested(.sheet) { _, window in
      window.host.dismantle()
      XCTAssertEqual(GtkWindow.all.filter(\.isVisible).count, 1)
    }
  }

  func testSheetAndAlertReplaceEachOtherInOneUpdate() throws {
    try onMain {
      let model = PresentingModel()
      try inWindow {
        Siblings(model: model)
      } use: { window in
        let other = try window.button("Other")
        other.grabFocus()
        model.isOn = true
        window.settle()
        XCTAssertEqual(window.sheet?.contentBelowHeader?.texts, ["sheet"])
        model.isOn = false
        model.isNestedOn = true
        window.settle()
        XCTAssertNil(window.sheet)
        XCTAssertEqual(window.alert?.texts, ["Alert", "OK"])
        model.isNestedOn = false
        model.isOn = true
        window.settle()
        XCTAssertNil(window.alert)
        XCTAssertEqual(window.sheet?.contentBelowHeader?.texts, ["sheet"])
        model.isOn = false
        window.settle()
        XCTAssertEqual(GtkWindow.all.filter(\.isVisible).count, 1)
        XCTAssertTrue(other.isFocus)
        XCTAssertEqual(model.log.lines, [])
      }
    }
  }

  func testFocusReturnsWhenTheLastOfTwoPresentationsIsDismissed() throws {
    try onMain {
      let model = PresentingModel()
      try inWindow {
        Overlapping(model: model)
      } use: { window in
        let other = try window.button("Other")
        other.grabFocus()
        model.isOn = true
        window.settle()
        XCTAssertEqual(window.widget.focusWidget?.accessibleName, "In the popover")
        model.isNestedOn = true
        window.settle()
        XCTAssertEqual(window.widget.focusWidget?.accessibleName, "On the page")
        model.isOn = false
        window.settle()
        XCTAssertEqual(window.widget.focusWidget?.accessibleName, "On the page")
        model.isNestedOn = false
        window.settle()
        XCTAssertTrue(other.isFocus)
      }
    }
  }

  func testNestedSheetsOfACoveredPageAreHiddenAndShownAgain() throws {
    try onMain {
      let model = PresentingModel()
      let path = PathModel()
      model.isOn = true
      model.isNestedOn = true
      try inWindow {
        CoveredNest(model: model, path: path)
      } use: { window in
        XCTAssertNotNil(window.sheet?.sheet)
        path.ids = [1]
        window.settle()
        XCTAssertEqual(GtkWindow.all.filter(\.isVisible).count, 1)
        path.ids = []
        window.settle()
        XCTAssertNotNil(window.sheet?.sheet)
        XCTAssertEqual(model.log.lines, [])
        window.requestClose()
        XCTAssertEqual(model.log.lines, ["isNestedOn = false"])
      }
    }
  }

  func testBackInASheetPopsItsPagesBeforeTheSheetIsDismissed() throws {
    try onMain {
      let model = PresentingModel()
      let path = PathModel([1, 2])
      model.isOn = true
      try inWindow {
        Text("base").sheet(isPresented: model.flag) { StackView(model: path) }
      } use: { window in
        let sheet = try XCTUnwrap(window.sheet)
        XCTAssertEqual(sheet.headerBar?.texts, ["Page 2: 0"])
        XCTAssertEqual(window.headerTitle, "Test")
        XCTAssertNil(window.backButton)
        try sheet.click("Back")
        XCTAssertEqual(path.ids, [1])
        sheet.pressEscape()
        XCTAssertEqual(path.ids, [])
        XCTAssertEqual(sheet.headerBar?.texts, ["Root 0"])
        XCTAssertTrue(model.isOn)
        sheet.pressEscape()
        XCTAssertFalse(model.isOn)
        XCTAssertNil(window.sheet)
      }
    }
  }

  func testCloseRequestDismissesASheetWithoutPoppingItsPages() throws {
    try onMain {
      let model = PresentingModel()
      let path = PathModel([1, 2])
      model.isOn = true
      try inWindow {
        Text("base").sheet(isPresented: model.flag) { StackView(model: path) }
      } use: { window in
        try XCTUnwrap(window.sheet).requestClose()
        XCTAssertEqual(path.ids, [1, 2])
        XCTAssertNil(window.sheet)
      }
    }
  }

  private func inNested(
    _ kind: PresentationKind,
    _ use: @MainActor (PresentingModel, TestWindow<NestedBase>) throws -> Void
  ) throws {
    try onMain {
      let model = PresentingModel()
      model.isOn = true
      model.isNestedOn = true
      try inWindow {
        NestedBase(model: model, kind: kind)
      } use: { window in
        try use(model, window)
      }
    }
  }
}

/// A view with a sheet that contains another presentation.
struct NestedBase: View {
  let model: PresentingModel
  let kind: PresentationKind

  var body: some View {
    Text("base").sheet(isPresented: model.flag) {
      SheetThatPresents(model: model, kind: kind)
    }
  }
}

private struct SheetThatPresents: View {
  let model: PresentingModel
  let kind: PresentationKind

  var body: some View {
    Text("sheet")
      .navigationTitle("Sheet")
      .presentation(
        kind,
        id: model.isNestedOn ? 1 : nil,
        onRequest: { model.nested.wrappedValue = false }
      ) {
        Text("nested").navigationTitle("Nested")
      }
  }
}

private struct Siblings: View {
  let model: PresentingModel

  var body: some View {
    VStack {
      Text("base").sheet(isPresented: model.flag) { Text("sheet") }
      Button("Other") {}
        .alert("Alert", isPresented: model.nested) {}
    }
  }
}

/// A popover and a full-screen cover, which sibling views present.
private struct Overlapping: View {
  let model: PresentingModel

  var body: some View {
    VStack {
      Button("Anchor") {}
        .popover(isPresented: model.flag) { Button("In the popover") {} }
      Button("Other") {}
        .fullScreenCover(isPresented: model.nested) { Button("On the page") {} }
    }
  }
}

private struct CoveredNest: View {
  let model: PresentingModel
  let path: PathModel

  var body: some View {
    NavigationContainer(ids: path.ids, onPop: { path.pop($0) }) {
      NestedBase(model: model, kind: .sheet)
    } destination: {
      Text("\($0)")
    }
  }
}
