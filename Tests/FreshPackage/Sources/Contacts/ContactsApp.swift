import ComposableGtk
import ContactsCore
import ContactsViews
import Foundation
import Sessions

@main
struct ContactsApp: App {
  static let id = "org.example.Contacts"

  private let session = Session()

  func willStart() {
    // No window observes the values that the creation of the store reads.
    _ = session.store
  }

  var body: some Scene {
    WindowGroup("Contacts") {
      ContactsView(store: session.store)
    }
  }
}

/// The session of the app: a store whose contacts are restored at the start and saved after
/// changes.
@MainActor
private final class Session {
  private nonisolated static let file = SessionFile<IdentifiedArrayOf<Contact>>(
    url: AppFolder.state.url(of: "org.example.Contacts").appending(path: "contacts.json"),
    version: 1
  )

  private(set) lazy var store: StoreOf<Contacts> = {
    let saved = Self.file.load().session
    let store = Store(initialState: Contacts.State(contacts: saved ?? [])) { Contacts() }
    recorder = SessionRecorder(store, saved: saved) {
      $0.contacts
    } save: {
      try Self.file.save($0)
    }
    return store
  }()

  private var recorder: SessionRecorder<IdentifiedArrayOf<Contact>>?
}
