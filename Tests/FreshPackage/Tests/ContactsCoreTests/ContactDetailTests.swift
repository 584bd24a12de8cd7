import ComposableArchitecture
import ContactsCore
import Foundation
import Testing

@MainActor
struct ContactDetailTests {
  @Test func confirmedAlertDeletesTheContactAndPopsItsPage() async {
    let contact = Contact(id: UUID(0), name: "Blob")
    var state = Contacts.State(contacts: [contact])
    state.path.append(ContactDetail.State(contact: contact))
    let store = TestStore(initialState: state) { Contacts() }
    store.exhaustivity = .off
    let id = store.state.path.ids[0]
    await store.send(\.path[id: id].deleteButtonTapped)
    await store.send(\.path[id: id].alert.confirmDeletion)
    await store.receive(\.path[id: id].delegate.delete) { $0.contacts = [] }
    await store.receive(\.path.popFrom) { $0.path = StackState() }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["WRONG_ASSERTIONS"] == "1"))
  func wrongAssertionFails() async {
    let store = TestStore(initialState: Contacts.State()) { Contacts() }
    await store.send(\.binding.search, "Blob") { $0.search = "Somebody else" }
  }
}
