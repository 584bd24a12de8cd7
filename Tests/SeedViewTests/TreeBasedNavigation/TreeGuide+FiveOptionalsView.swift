import ComposableGtk

@testable import SeedFeatures

extension TreeGuide {
  struct FiveOptionalsView: View {
    let store: StoreOf<FiveOptionals>

    var body: some View {
      List {
        Button("Add") { store.send(.addButtonTapped) }
        Button("Choose") { store.send(.chooseButtonTapped) }
        Button("Delete") { store.send(.deleteButtonTapped) }
        Button("Detail") { store.send(.detailButtonTapped) }
        Button("Edit") { store.send(.editButtonTapped) }
      }
      .navigationTitle("Inventory")
      // Block 11.
      .sheet(
        store: self.store.scope(state: \.$addItem, action: { .addItem($0) })
      ) { store in
        AddFeatureView(store: store)
      }
      .popover(
        store: self.store.scope(state: \.$editItem, action: { .editItem($0) })
      ) { store in
        EditFeatureView(store: store)
      }
      .navigationDestination(
        store: self.store.scope(state: \.$detailItem, action: { .detailItem($0) })
      ) { store in
        DetailFeatureView(store: store)
      }
      .alert(
        store: self.store.scope(state: \.$alert, action: { .alert($0) })
      )
      .confirmationDialog(
        store: self.store.scope(state: \.$confirmationDialog, action: { .confirmationDialog($0) })
      )
    }
  }
}
