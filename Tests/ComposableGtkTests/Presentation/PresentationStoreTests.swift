import ComposableGtk
import Gtk
import GtkTestSupport
import XCTest

/// The behaviour of both styles of presentation: stores with cases, and bindings.
final class PresentationStoreTests: XCTestCase {
  func testSheetIsPresentedWhileItsStateIsNotNilAndShowsChanges() throws {
    try withStoreAndBindingViews { store, log, window in
      store.send(.add(id: 1))
      window.settle()
      let sheet = try XCTUnwrap(window.sheet)
      XCTAssertTrue(sheet.texts.contains("Note 1: empty"), "\(sheet.texts)")
      try sheet.click("Write")
      XCTAssertTrue(sheet.texts.contains("Note 1: written"), "\(sheet.texts)")
      try sheet.click("Close")
      XCTAssertTrue(GtkTesting.wait { store.destination == nil })
      window.settle()
      XCTAssertNil(window.sheet)
    }
  }

  func testClosingTheWindowOfASheetDismissesOnce() throws {
    try withStoreAndBindingViews { store, log, window in
      store.send(.add(id: 1))
      window.settle()
      try XCTUnwrap(window.sheet).requestClose()
      window.settle()
      XCTAssertNil(store.destination)
      XCTAssertNil(window.sheet)
      XCTAssertEqual(log.actions.filter(\.isDismissal).count, 1)
    }
  }

  func testPopoverAndCoverArePresentedWhileTheirCasesArePresented() throws {
    try withStoreAndBindingViews { store, log, window in
      store.send(.edit(id: 2))
      window.settle()
      XCTAssertTrue(try XCTUnwrap(window.popover).texts.contains("Note 2: empty"))
      store.send(.show(id: 3))
      window.settle()
      XCTAssertTrue(GtkTesting.wait { window.popover == nil })
      XCTAssertTrue(window.texts.contains("Note 3: empty"))
      try window.click("Back")
      XCTAssertNil(store.destination)
      XCTAssertEqual(window.texts, ["Anchor"])
      XCTAssertEqual(log.actions.filter(\.isDismissal).count, 1)
    }
  }

  func testAlertButtonSendsItsActionOnceAndTheAlertIsDismissed() throws {
    try withStoreAndBindingViews { store, log, window in
      store.send(.ask)
      window.settle()
      let alert = try XCTUnwrap(window.alert)
      XCTAssertTrue(alert.texts.contains("It can't be brought back."))
      try alert.click("Delete")
      XCTAssertTrue(store.isDeleted)
      XCTAssertNil(store.destination)
      XCTAssertNil(window.alert)
      XCTAssertEqual(log.actions.count, 2)
    }
  }

  func testAlertButtonWithoutAnActionDismissesOnce() throws {
    try withStoreAndBindingViews { store, log, window in
      store.send(.ask)
      window.settle()
      try XCTUnwrap(window.alert).click("Keep")
      XCTAssertNil(store.destination)
      XCTAssertFalse(store.isDeleted)
      XCTAssertNil(window.alert)
      XCTAssertEqual(log.actions.filter(\.isDismissal).count, 1)
    }
  }

  func testConfirmationDialogHasACancelButtonAndSendsActions() throws {
    try withStoreAndBindingViews { store, log, window in
      store.send(.choose)
      window.settle()
      XCTAssertTrue(try XCTUnwrap(window.alert).texts.contains("What now?"))
      try XCTUnwrap(window.alert).click("Cancel")
      XCTAssertNil(store.destination)
      XCTAssertNil(window.alert)
      store.send(.choose)
      window.settle()
      try XCTUnwrap(window.alert).click("Delete")
      XCTAssertTrue(store.isDeleted)
      XCTAssertNil(window.alert)
    }
  }

  func testAlertReplacesASheetWithoutADismissAction() throws {
    try withStoreAndBindingViews { store, log, window in
      store.send(.add(id: 1))
      window.settle()
      store.send(.ask)
      window.settle()
      XCTAssertNil(window.sheet)
      XCTAssertNotNil(window.alert)
      XCTAssertEqual(log.actions.filter(\.isDismissal).count, 0)
    }
  }

  /// Runs a test with a view of each style, and expects that all objects are released.
  private func withStoreAndBindingViews(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ test:
      @MainActor (StoreOf<Inventory>, ActionLog<Inventory.Action>, any PresentingWindow) throws ->
      Void
  ) throws {
    try onMain {
      try releasingAllObjects(file: file, line: line, test) { StoresInventoryView(store: $0) }
      try releasingAllObjects(file: file, line: line, test) { BoundInventoryView(store: $0) }
    }
  }
}

@MainActor
private func releasingAllObjects<Content: View>(
  file: StaticString,
  line: UInt,
  _ test:
    @MainActor (StoreOf<Inventory>, ActionLog<Inventory.Action>, any PresentingWindow) throws ->
    Void,
  view: (StoreOf<Inventory>) -> Content
) throws {
  try LiveObjects.expectNoneLeft(filePath: file, line: line) {
    let log = ActionLog<Inventory.Action>()
    let store = Store(initialState: Inventory.State()) { Inventory().logging(to: log) }
    let window = TestWindow { view(store) }
    defer { window.close() }
    try test(store, log, window)
  }
}

/// A window with any view.
@MainActor
private protocol PresentingWindow {
  var texts: [String] { get }
  var alert: Widget? { get }
  var sheet: Widget? { get }
  var popover: Gtk.Popover? { get }

  func click(_ name: String, filePath: StaticString, line: UInt) throws
  func settle()
}

extension PresentingWindow {
  fileprivate func click(
    _ name: String,
    at filePath: StaticString = #filePath,
    _ line: UInt = #line
  ) throws {
    try click(name, filePath: filePath, line: line)
  }
}

extension TestWindow: PresentingWindow {}
