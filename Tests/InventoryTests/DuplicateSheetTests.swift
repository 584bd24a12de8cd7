import ComposableGtk
import GtkTestSupport
import InventoryCore
import XCTest

@testable import InventoryViews

final class DuplicateSheetTests: XCTestCase {
  func testALinkToACopyOfAnItemThatTheListDoesNotShowIsASheet() throws {
    try onMain {
      try withApp { store, window in
        store.send(.linkOpened("search/lamp/item/\(Item.mouse.id)/duplicate"))
        XCTAssertTrue(GtkTesting.wait { window.sheet != nil && store.items.count == 1 })
        let sheet = try XCTUnwrap(window.sheet)
        let problem = "Another item is named “Mouse”. Enter a different name."
        XCTAssertTrue(GtkTesting.wait { sheet.texts.contains(problem) })
        XCTAssertNil(window.popover)
        try sheet.click("Add")
        XCTAssertNotNil(window.sheet)
        XCTAssertEqual(store.destination?.add?.isSaving, false)
        try sheet.click("Cancel")
        XCTAssertTrue(GtkTesting.wait { store.destination == nil })
      }
    }
  }
}
