import ComposableGtk
import ContactsCore
import ContactsViews
import GtkTestSupport
import XCTest

final class ContactsViewTests: XCTestCase {
  func testContactIsAddedInASheetAndDeletedAfterAnAlert() throws {
    try onMain {
      let store = Store(initialState: Contacts.State()) {
        Contacts()
      } withDependencies: {
        $0.uuid = .incrementing
      }
      let window = TestWindow { ContactsView(store: store) }
      defer { window.close() }
      try window.click("Add")
      try window.find(.textBox, named: "Name").click()
      try window.type("Blob")
      try window.find(.button, named: "Save").click()
      GtkTesting.wait { window.sheet == nil }
      XCTAssertEqual(store.contacts.map(\.name), ["Blob"])

      try window.find(.button, named: "Blob").click()
      XCTAssertEqual(window.title, "Blob")
      XCTAssertEqual(window.accessibilityIssues(), [])
      try window.click("Delete Contact")
      try XCTUnwrap(window.alert).click("Delete")
      GtkTesting.wait { store.path.isEmpty }
      XCTAssertEqual(store.contacts, [])
    }
  }

  func testWrongAssertionFails() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["WRONG_ASSERTIONS"] == "1")
    try onMain {
      let window = TestWindow {
        ContactsView(store: Store(initialState: Contacts.State()) { Contacts() })
      }
      defer { window.close() }
      try window.click("Remove")
    }
  }
}
