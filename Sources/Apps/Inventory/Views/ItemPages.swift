import ComposableGtk
import InventoryCore

/// A sheet that adds an item.
struct AddItemSheet: View {
  let store: StoreOf<ItemFormFeature>

  var body: some View {
    ItemForm(store: store)
      .navigationTitle("Add item")
      .toolbar(store, saveTitle: "Add")
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
        Button("Duplicate") { store.send(.saveButtonTapped) }
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
    ItemForm(store: store)
      .navigationTitle(store.original.name)
      .toolbar(store, saveTitle: "Save")
      .navigationBackAllowed { !store.isChanged }
      .onBackRequest { store.send(.closeRequested) }
  }
}

extension View {
  /// Adds the buttons that close a form with and without saving the item.
  fileprivate func toolbar(
    _ store: StoreOf<ItemFormFeature>,
    saveTitle: String
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { store.send(.cancelButtonTapped) }
      }
      ToolbarItem(placement: .confirmationAction) {
        Button(saveTitle) { store.send(.saveButtonTapped) }
          .disabled(store.isSaving)
      }
    }
  }
}
