import ComposableGtk
import ContactsCore

struct ContactFormView: View {
  @Bindable var store: StoreOf<ContactForm>

  var body: some View {
    Form {
      TextField("Name", text: $store.contact.name)
    }
    .navigationTitle("New Contact")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { store.send(.cancelButtonTapped) }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") { store.send(.saveButtonTapped) }
          .disabled(!store.canSave)
      }
    }
  }
}
