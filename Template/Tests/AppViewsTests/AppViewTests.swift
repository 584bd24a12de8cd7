import AppCore
import AppViews
import ComposableGtk
import GtkTestSupport
import XCTest

final class AppViewTests: XCTestCase {
  func testNoteIsAddedRenamedDeletedAndRestored() throws {
    try onMain {
      let store = Store(initialState: AppFeature.State()) {
        AppFeature()
      } withDependencies: {
        $0.uuid = .incrementing
      }
      let window = TestWindow { AppView(store: store) }
      defer { window.close() }
      XCTAssertTrue(window.texts.contains("No Notes"))

      try window.click("New Note")
      XCTAssertEqual(window.title, "Untitled")
      try window.find(.textBox, named: "Title").click()
      try window.type("Milk")
      XCTAssertEqual(window.title, "Milk")
      XCTAssertEqual(window.accessibilityIssues(), [])

      try window.click("Delete Note")
      GtkTesting.wait { store.path.isEmpty && window.title == "Notes" }
      XCTAssertEqual(store.notes, [])

      GtkTesting.wait { (try? window.button("Undo")) != nil }
      try window.click("Undo")
      GtkTesting.wait { !store.notes.isEmpty }
      XCTAssertEqual(store.notes.map(\.title), ["Milk"])
      try window.find(.button, named: "Milk").click()
      XCTAssertEqual(window.title, "Milk")
    }
  }
}
