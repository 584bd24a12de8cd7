import ComposableGtk
import GtkTestSupport
import XCTest

@testable import SeedFeatures

final class TreeGuideViewTests: XCTestCase {
  func testSheetIsPresentedWhileItsOptionalIsNotNil() throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(initialState: TreeGuide.OptionalState.InventoryFeature.State()) {
        TreeGuide.OptionalState.InventoryFeature()
      }
      let window = TestWindow { TreeGuide.OptionalState.InventoryView(store: store) }
      try window.click("Add")
      XCTAssertEqual(window.sheet?.dialogTitle, "New Item")
      try XCTUnwrap(window.sheet).click("Name it")
      XCTAssertTrue(try XCTUnwrap(window.sheet).texts.contains("Name: Lamp"))
      store.send(.doneButtonTapped)
      window.settle()
      XCTAssertNil(window.sheet)
      XCTAssertEqual(store.withState(\.items).map(\.name), ["Lamp"])
      try window.click("Add")
      try XCTUnwrap(window.sheet).requestClose()
      XCTAssertNil(store.withState(\.addItem))
      XCTAssertNil(window.sheet)
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testDestinationIsPresentedAsASheetAPopoverOrAPage() throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(
        initialState: TreeGuide.InventoryFeature.State(items: [Item(id: 1, name: "Lamp")])
      ) {
        TreeGuide.InventoryFeature()
      } withDependencies: {
        $0.localDatabase.save = { _ in }
      }
      let window = TestWindow {
        NavigationStack { TreeGuide.InventoryView(store: store) }
      }

      try window.click("Add")
      XCTAssertEqual(window.sheet?.dialogTitle, "New Item")
      // One action replaces a case by another case: the sheet is dismissed, and the page is
      // presented.
      store.send(.detailButtonTapped(1))
      window.settle()
      XCTAssertNil(window.sheet)
      XCTAssertEqual(window.texts.first, "Lamp, seen 0")
      try window.click("Back")
      XCTAssertNil(store.withState(\.destination))

      try window.click("Edit")
      XCTAssertTrue(GtkTesting.wait { window.popover != nil })
      try XCTUnwrap(window.popover).click("Save")
      XCTAssertNil(store.withState(\.destination))
      XCTAssertTrue(GtkTesting.wait { window.popover == nil })
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testChildViewDismissesItsSheet() throws {
    try onMain {
      let window = TestWindow { TreeGuide.SheetWithChild() }
      defer { window.close() }
      try window.click("Open")
      try XCTUnwrap(window.sheet).click("Close")
      XCTAssertNil(window.sheet)
    }
  }
}
