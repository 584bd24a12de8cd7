import ComposableGtk
import ContactsCore

struct ContactDetailView: View {
  @Bindable var store: StoreOf<ContactDetail>

  var body: some View {
    Form {
      TextField("Name", text: $store.contact.name)
      Section("Notes") {
        TextEditor(text: $store.contact.notes)
          .accessibilityLabel("Notes")
      }
      Button("Delete Contact", role: .destructive) { store.send(.deleteButtonTapped) }
    }
    .navigationTitle(store.contact.name)
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
