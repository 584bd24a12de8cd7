import ComposableGtk
import InventoryCore

/// A sheet that adds an item, or a copy of an item.
struct AddItemSheet: View {
  let store: StoreOf<ItemFormFeature>

  var body: some View {
    ItemForm(store: store)
      .navigationTitle(store.isCopy ? "Duplicate" : "Add item")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { store.send(.cancelButtonTapped) }
        }
        ToolbarItem(placement: .confirmationAction) {
          SaveButton(store: store, title: "Add")
        }
      }
  }
}

/// A popover that adds a copy of an item.
struct DuplicateItemPopover: View {
  let store: StoreOf<ItemFormFeature>

  var body: some View {
    VStack(alignment: .fill, spacing: 12) {
      ItemForm(store: store)
      HStack(spacing: 12) {
        Button("Cancel") { store.send(.cancelButtonTapped) }
        Spacer()
        SaveButton(store: store, title: "Duplicate")
          .styleClass("suggested-action")
      }
      .padding(12)
    }
    .frame(width: 360, height: 480)
    .navigationTitle("Duplicate")
  }
}

/// A page that edits an item. Going back with unsaved changes asks first.
struct EditItemPage: View {
  let store: StoreOf<ItemFormFeature>

  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      ItemForm(store: store)
      Divider()
      // The header of a narrow window has no space for the buttons beside a long name.
      HStack(spacing: 12) {
        Button("Cancel") { store.send(.closeRequested) }
        Spacer()
        SaveButton(store: store, title: "Save")
          .styleClass("suggested-action")
      }
      .padding(.all, 12)
    }
    .navigationTitle(store.original.name)
    .navigationBackAllowed { !store.isChanged }
    .onBackRequest { store.send(.closeRequested) }
  }
}

/// A button that saves the item of a form.
private struct SaveButton: View {
  let store: StoreOf<ItemFormFeature>
  let title: String

  var body: some View {
    Button(title) { store.send(.saveButtonTapped) }
      .disabled(store.isSaving || store.isReadingPicture)
  }
}
