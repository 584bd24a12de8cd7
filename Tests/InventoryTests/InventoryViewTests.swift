import ComposableGtk
import Gtk
import GtkTestSupport
import InventoryCore
import XCTest

@testable import InventoryViews

final class InventoryViewTests: XCTestCase {
  func testASheetAddsAnItemAndNamesTheProblemOfAUsedName() throws {
    try onMain {
      try withApp { store, window in
        window.expect("Keyboard", "Lamp", "Mouse")
        try window.click("Add item")
        let sheet = try XCTUnwrap(window.sheet)
        try sheet.click("Add")
        XCTAssertTrue(sheet.texts.contains("Enter a name."))
        sheet.nameEntry?.text = "mouse"
        let problem = "Another item is named “mouse”. Enter a different name."
        XCTAssertTrue(GtkTesting.wait { sheet.texts.contains(problem) })
        sheet.nameEntry?.text = "Monitor"
        XCTAssertTrue(GtkTesting.wait { !sheet.texts.contains(problem) })
        try sheet.click("Add")
        XCTAssertTrue(GtkTesting.wait { window.sheet == nil })
        window.expect("Monitor")
        XCTAssertEqual(store.items.count, 4)
      }
    }
  }

  func testClosingAChangedSheetAsksBeforeTheItemIsDiscarded() throws {
    try onMain {
      try withApp { store, window in
        try window.click("Add item")
        let sheet = try XCTUnwrap(window.sheet)
        sheet.nameEntry?.text = "Monitor"
        GtkTesting.settle()
        window.widget.close()
        GtkTesting.settle()
        let alert = try XCTUnwrap(sheet.alert)
        XCTAssertTrue(alert.texts.contains("Discard changes?"))
        try alert.click("Keep editing")
        XCTAssertEqual(store.destination?.add?.item.name, "Monitor")
        window.widget.close()
        GtkTesting.settle()
        try XCTUnwrap(sheet.alert).click("Discard")
        XCTAssertTrue(GtkTesting.wait { window.sheet == nil })
        XCTAssertNil(store.destination)
      }
    }
  }

  func testAPageEditsAnItemAndGoingBackAsks() throws {
    try onMain {
      try withApp { store, window in
        try window.click("Mouse, In stock: 12")
        XCTAssertTrue(GtkTesting.wait { window.widget.title == "Mouse" })
        window.settle()
        window.widget.nameEntry?.text = "Trackball"
        window.settle()
        try window.click("Back")
        try XCTUnwrap(window.alert).click("Keep editing")
        XCTAssertEqual(window.widget.title, "Mouse")
        try window.click("Save")
        XCTAssertTrue(GtkTesting.wait { window.widget.title == "Inventory" })
        window.expect("Trackball")
        window.expectNo("Mouse")
      }
    }
  }

  func testCancelOfAChangedPageAsksAndCancelOfAnUnchangedPageDismisses() throws {
    try onMain {
      try withApp { store, window in
        try window.click("Mouse, In stock: 12")
        XCTAssertTrue(GtkTesting.wait { window.widget.title == "Mouse" })
        window.settle()
        try window.click("Cancel")
        XCTAssertTrue(GtkTesting.wait { store.destination == nil })
        window.settle()
        try window.click("Mouse, In stock: 12")
        XCTAssertTrue(GtkTesting.wait { window.widget.title == "Mouse" })
        window.settle()
        window.widget.nameEntry?.text = "Trackball"
        window.settle()
        try window.click("Cancel")
        try XCTUnwrap(window.alert).click("Discard")
        XCTAssertTrue(GtkTesting.wait { store.destination == nil })
        window.expect("Mouse")
      }
    }
  }

  func testALabelCoversTheWindowAndIsReplacedByTheForm() throws {
    try onMain {
      try withApp { store, window in
        try window.button("Actions for Mouse").openMenu().chooseMenuItem("Label")
        XCTAssertTrue(GtkTesting.wait { window.widget.title == "Label of Mouse" })
        try window.click("Back")
        XCTAssertNil(store.destination)
        try window.button("Actions for Mouse").openMenu().chooseMenuItem("Label")
        XCTAssertTrue(GtkTesting.wait { window.widget.title == "Label of Mouse" })
        try window.click("Edit")
        XCTAssertTrue(GtkTesting.wait { window.widget.title == "Mouse" })
        XCTAssertEqual(store.destination?.edit?.item.name, "Mouse")
      }
    }
  }

  func testAnAlertDeletesAnItemAndTheDeletionIsUndone() throws {
    try onMain {
      try withApp { store, window in
        store.send(.deleteButtonTapped(try XCTUnwrap(store.items.first { $0.name == "Lamp" })))
        window.settle()
        try XCTUnwrap(window.alert).click("Delete")
        window.expect("“Lamp” was deleted")
        window.expectNo("Lamp")
        try window.click("Undo")
        window.expect("Lamp")
        window.expectNo("“Lamp” was deleted")
      }
    }
  }

  func testADialogDeletesTheItemsThatAreOutOfStock() throws {
    try onMain {
      try withApp { store, window in
        store.send(.clearOutOfStockButtonTapped)
        XCTAssertTrue(GtkTesting.wait { window.alert != nil })
        let dialog = try XCTUnwrap(window.alert)
        XCTAssertTrue(dialog.texts.contains("Delete 1 item that is out of stock?"))
        try dialog.click("Delete")
        window.expect("“Lamp” was deleted")
        window.expectNo("Lamp")
      }
    }
  }

  func testAPopoverAddsACopy() throws {
    try onMain {
      try withApp { store, window in
        store.send(.duplicateButtonTapped(Item.mouse.id))
        XCTAssertTrue(GtkTesting.wait { window.popover != nil })
        let popover = try XCTUnwrap(window.popover)
        popover.nameEntry?.text = "Mouse 2"
        window.settle()
        try popover.click("Duplicate")
        window.expect("Mouse 2")
        XCTAssertTrue(GtkTesting.wait { window.popover == nil })
      }
    }
  }

  func testTheSearchShowsTheItemsThatMatch() throws {
    try onMain {
      try withApp { store, window in
        store.send(.linkOpened("inventory:///search/wireless"))
        window.expect("Mouse")
        window.expectNo("Lamp")
        store.send(.linkOpened("inventory:///search/nothing"))
        window.expect("No items found")
      }
    }
  }

  func testAPictureIsChosenShownAndRemoved() throws {
    try onMain {
      try withFolder { folder in
        let picture = folder.appending(path: "dot.png")
        try Data.png.write(to: picture)
        let text = folder.appending(path: "text.png")
        try Data("no picture".utf8).write(to: text)
        try withApp { store, window in
          try window.click("Add item")
          let sheet = try XCTUnwrap(window.sheet)
          try sheet.click("Choose picture")
          try sheet.chooseFile(text)
          XCTAssertTrue(GtkTesting.wait { sheet.texts.contains { $0.contains("text.png") } })
          XCTAssertTrue(sheet.pictures.isEmpty)
          try sheet.click("Choose picture")
          try sheet.chooseFile(picture)
          XCTAssertTrue(GtkTesting.wait { !sheet.pictures.isEmpty })
          XCTAssertEqual(sheet.accessibilityIssues(), [])
          try sheet.click("Remove picture")
          XCTAssertTrue(sheet.pictures.isEmpty)
          XCTAssertNil(store.destination?.add?.item.pictureID)
        }
      }
    }
  }

  func testAnImportNamesTheLinesWithErrorsAndImportsTheOtherRows() throws {
    try onMain {
      try withFolder { folder in
        let file = folder.appending(path: "items.csv")
        try Data("name,quantity\nCable,4\n,5\nMouse,1\nHub,2\n".utf8).write(to: file)
        try withApp { store, window in
          store.send(.importButtonTapped)
          window.settle()
          try window.widget.chooseFile(file)
          // In a slow build, the content of the second row is created after the first row.
          let isChecked = GtkTesting.wait {
            let texts = window.sheet?.texts ?? []
            return ["Line 3:", "Line 4:"].allSatisfy { line in
              texts.contains { $0.hasPrefix(line) }
            }
          }
          XCTAssertTrue(isChecked)
          let sheet = try XCTUnwrap(window.sheet)
          XCTAssertEqual(sheet.accessibilityIssues(), [])
          try sheet.click("Import")
          XCTAssertTrue(GtkTesting.wait { sheet.texts.contains("2 items were imported.") })
          try sheet.click("Done")
          window.expect("Cable", "Hub")
          XCTAssertEqual(store.items.count, 5)
        }
      }
    }
  }

  func testADatabaseThatCanNotBeOpenedIsExplainedUntilItCanBeOpened() throws {
    try onMain {
      var isUsable = false
      let window = TestWindow(width: 360, height: 480) {
        InventoryStartView(.failed(reason: "The file is locked.")) {
          guard isUsable, let database = try? makeDatabase(Item.samples) else {
            return .failed(reason: "The file is still locked.")
          }
          return .opened(makeStore(database))
        }
      }
      defer { window.close() }
      window.expect("The inventory can't be opened", "The file is locked.")
      XCTAssertEqual(window.accessibilityIssues(), [])
      try window.click("Try again")
      window.expect("The file is still locked.")
      isUsable = true
      try window.click("Try again")
      window.expect("Keyboard", "Lamp", "Mouse")
    }
  }
}

/// Calls the body with a temporary folder.
private func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}

extension Widget {
  /// The field for the name of an item.
  fileprivate var nameEntry: Entry? { visibleDescendants.lazy.compactMap { $0 as? Entry }.first }

  fileprivate var pictures: [Picture] { visibleDescendants.compactMap { $0 as? Picture } }
}

extension Data {
  /// A picture with one pixel.
  // Computed, because LeakSanitizer does not recognize the data of a global.
  fileprivate static var png: Data {
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5E\
        rkJggg==
        """
    ) ?? Data()
  }
}
