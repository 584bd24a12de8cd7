import ComposableArchitecture
import ContactsCore
import Foundation
import XCTest

@MainActor
final class ContactsTests: XCTestCase {
  func testSaveButtonOfTheFormAddsTheContact() async {
    let store = TestStore(initialState: Contacts.State()) {
      Contacts()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(.addButtonTapped) {
      $0.form = ContactForm.State(contact: Contact(id: UUID(0)))
    }
    await store.send(\.form.binding.contact, Contact(id: UUID(0), name: "Blob")) {
      $0.form?.contact.name = "Blob"
    }
    await store.send(\.form.saveButtonTapped)
    await store.receive(\.form.delegate.save) {
      $0.contacts = [Contact(id: UUID(0), name: "Blob")]
    }
    await store.receive(\.form.dismiss) {
      $0.form = nil
    }
  }

  func testWrongAssertionFails() async throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["WRONG_ASSERTIONS"] == "1")
    let store = TestStore(initialState: Contacts.State()) { Contacts() }
    await store.send(\.binding.search, "Blob") { $0.search = "Somebody else" }
  }
}
