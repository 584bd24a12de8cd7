import ComposableGtk
import GtkTestSupport
import InventoryCore
import XCTest

@testable import InventoryViews

final class DeletionBarTests: XCTestCase {
  func testAfterAnUndoTheBarShowsThePreviousDeletion() throws {
    try onMain {
      try withApp { store, window in
        for name in ["Lamp", "Mouse"] {
          let item = try XCTUnwrap(store.items.first { $0.name == name })
          store.send(.deleteButtonTapped(item))
          window.settle()
          try XCTUnwrap(window.alert).click("Delete")
          window.expect("“\(name)” was deleted")
          window.expectNo(name)
        }
        window.expectNo("“Lamp” was deleted")
        try window.click("Undo")
        window.expect("Mouse", "“Lamp” was deleted")
        try window.click("Undo")
        window.expect("Lamp", "Mouse")
        window.expectNo("“Lamp” was deleted")
      }
    }
  }
}
