import ComposableGtk

@testable import SeedFeatures

extension TreeGuide.OptionalState {
  struct ItemFormView: View {
    let store: StoreOf<ItemFormFeature>

    var body: some View {
      WithViewStore(store, observe: \.name) { viewStore in
        Text("Name: \(viewStore.state)")
        Button("Name it") { viewStore.send(.nameChanged("Lamp")) }
      }
      .navigationTitle("New Item")
    }
  }

  // Block 3.
  struct InventoryView: View {
    let store: StoreOf<InventoryFeature>

    var body: some View {
      List {
        Button("Add") { store.send(.addButtonTapped) }
      }
      .sheet(
        store: self.store.scope(state: \.$addItem, action: { .addItem($0) })
      ) { store in
        ItemFormView(store: store)
      }
    }
  }
}

extension TreeGuide {
  // Block 10.
  struct InventoryView: View {
    let store: StoreOf<InventoryFeature>

    var body: some View {
      List {
        Button("Add") { store.send(.addButtonTapped) }
        Button("Detail") { store.send(.detailButtonTapped(1)) }
        Button("Edit") { store.send(.editButtonTapped(1)) }
      }
      .navigationTitle("Inventory")
      .sheet(
        store: self.store.scope(state: \.$destination, action: { .destination($0) }),
        state: \.addItem,
        action: { .addItem($0) }
      ) { store in
        AddFeatureView(store: store)
      }
      .popover(
        store: self.store.scope(state: \.$destination, action: { .destination($0) }),
        state: \.editItem,
        action: { .editItem($0) }
      ) { store in
        EditFeatureView(store: store)
      }
      .navigationDestination(
        store: self.store.scope(state: \.$destination, action: { .destination($0) }),
        state: \.detailItem,
        action: { .detailItem($0) }
      ) { store in
        DetailFeatureView(store: store)
      }
    }
  }

  // Block 15.
  struct ChildView: View {
    @Environment(\.dismiss) var dismiss
    var body: some View {
      Button("Close") { self.dismiss() }
    }
  }

  struct SheetWithChild: View {
    @State var isPresented = false

    var body: some View {
      Button("Open") { isPresented = true }
        .sheet(isPresented: $isPresented) { ChildView() }
    }
  }
}
