import ComposableGtk
import ContactsCore

public struct ContactsView: View {
  @Bindable private var store: StoreOf<Contacts>

  public init(store: StoreOf<Contacts>) {
    self.store = store
  }

  public var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      List(store.found) { contact in
        NavigationLink(state: ContactDetail.State(contact: contact)) {
          Text(contact.name)
        }
      }
      .searchable(text: $store.search)
      .navigationTitle("Contacts")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add", systemImage: "plus") { store.send(.addButtonTapped) }
        }
      }
      .sheet(item: $store.scope(state: \.form, action: \.form)) { store in
        ContactFormView(store: store)
      }
    } destination: { store in
      ContactDetailView(store: store)
    }
  }
}
