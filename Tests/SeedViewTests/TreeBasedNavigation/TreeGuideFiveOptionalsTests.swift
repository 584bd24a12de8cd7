import ComposableGtk
import GtkTestSupport
import XCTest

@testable import SeedFeatures

final class TreeGuideFiveOptionalsTests: XCTestCase {
  func testClosingASheetAPopoverOrAPageSetsItsOptionalToNil() throws {
    try withView { store, window in
      try window.click("Add")
      XCTAssertEqual(window.sheet?.dialogTitle, "New Item")
      try XCTUnwrap(window.sheet).requestClose()
      XCTAssertNil(window.sheet)
      XCTAssertNil(store.withState(\.addItem))

      try window.click("Edit")
      XCTAssertTrue(GtkTesting.wait { window.popover != nil })
      try XCTUnwrap(window.popover).click("Rename")
      XCTAssertEqual(store.withState { $0.editItem?.item.name }, "renamed")
      XCTAssertTrue(try XCTUnwrap(window.popover).texts.contains("Editing renamed"))
      window.pressEscape()
      XCTAssertTrue(GtkTesting.wait { window.popover == nil })
      XCTAssertNil(store.withState(\.editItem))

      try window.click("Detail")
      XCTAssertEqual(window.widget.title, "Item")
      try window.click("Look")
      XCTAssertEqual(store.withState { $0.detailItem?.visits }, 1)
      try window.click("Back")
      XCTAssertNil(store.withState(\.detailItem))
      XCTAssertEqual(window.widget.title, "Inventory")
    }
  }

  func testButtonsOfAnAlertAndADialogSendTheirActionsAndDismiss() throws {
    try withView { store, window in
      try window.click("Choose")
      try XCTUnwrap(window.alert).click("Rename")
      XCTAssertEqual(store.withState(\.item), Item(id: 1, name: "renamed"))
      XCTAssertNil(store.withState(\.confirmationDialog))
      XCTAssertNil(window.alert)

      try window.click("Delete")
      try XCTUnwrap(window.alert).click("Keep")
      XCTAssertNotNil(store.withState(\.item))
      try window.click("Delete")
      XCTAssertTrue(try XCTUnwrap(window.alert).texts.contains("Delete the item?"))
      try XCTUnwrap(window.alert).click("Delete")
      XCTAssertNil(store.withState(\.item))
      XCTAssertNil(store.withState(\.alert))
      XCTAssertNil(window.alert)
    }
  }

  private func withView(
    file: StaticString = #filePath,
    line: UInt = #line,
    _ test:
      @MainActor (
        StoreOf<TreeGuide.FiveOptionals>,
        TestWindow<NavigationStack<NavigationPath, TreeGuide.FiveOptionalsView>>
      ) throws -> Void
  ) throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(
        initialState: TreeGuide.FiveOptionals.State(item: Item(id: 1, name: "Lamp"))
      ) {
        TreeGuide.FiveOptionals()
      }
      let window = TestWindow {
        NavigationStack { TreeGuide.FiveOptionalsView(store: store) }
      }
      try test(store, window)
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before, file: file, line: line)
    }
  }
}
