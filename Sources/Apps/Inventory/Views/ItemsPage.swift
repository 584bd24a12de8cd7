import ComposableGtk
import InventoryCore

/// The list of items, with its search, its filter and its order.
struct ItemsPage: View {
  @Bindable var store: StoreOf<InventoryFeature>

  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      ItemList(store: store)
        .searchable(text: $store.query.text, prompt: "Search names and notes")
      if let problem = store.state.itemsProblem {
        Divider()
        Label(problem, systemImage: "exclamationmark.triangle")
          .styleClass("error")
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
      }
      if let deletion = store.deletion {
        Divider()
        DeletionBar(deletion: deletion) { store.send(.undoButtonTapped) }
      }
    }
    .navigationTitle("Inventory")
    .navigationSubtitle(subtitle)
    .toolbar {
      ToolbarItem(placement: .navigation) {
        Button("Add item", systemImage: "plus") { store.send(.addButtonTapped) }
          .labelStyle(.iconOnly)
          .keyboardShortcut("n")
      }
      ToolbarItem(placement: .primaryAction) {
        ListMenu(store: store)
      }
    }
  }

  private var subtitle: String {
    let count = store.items.count
    return count == 1 ? "1 item" : "\(count.formatted()) items"
  }
}

/// The menu that selects and orders the items of the list.
private struct ListMenu: View {
  @Bindable var store: StoreOf<InventoryFeature>

  var body: some View {
    Menu {
      Picker("Show", selection: $store.query.filter) {
        ForEach(StatusFilter.allCases) { Text($0.name).tag($0) }
      }
      Picker("Sort by", selection: $store.query.order) {
        ForEach(ItemOrder.allCases) { Text($0.label).tag($0) }
      }
      Divider()
      Button("Import…") { store.send(.importButtonTapped) }
      Button("Export…") { store.send(.exportButtonTapped) }
      Divider()
      Button("Clear out of stock…") { store.send(.clearOutOfStockButtonTapped) }
    } label: {
      Label("Items", systemImage: "line.3.horizontal.decrease")
        .labelStyle(.iconOnly)
    }
  }
}

/// The rows, or a text if there are no rows.
private struct ItemList: View {
  let store: StoreOf<InventoryFeature>

  var body: some View {
    if !store.items.isEmpty {
      List(store.items) { item in
        ItemRow(store: store, item: item)
      }
    } else if store.query.isRestricted {
      ScrollView {
        ContentUnavailableView(
          "No items found",
          systemImage: "magnifyingglass",
          description: Text("Search for other words, or show all items.")
        )
      }
    } else {
      ScrollView {
        ContentUnavailableView {
          Label("No items", systemImage: "shippingbox")
        } description: {
          Text("Add what you have in stock.")
        } actions: {
          Button("Add item") { store.send(.addButtonTapped) }
            .styleClass("pill", "suggested-action")
        }
      }
    }
  }
}

/// A bar that informs about the last deletion that can be undone, and undoes the deletion.
private struct DeletionBar: View {
  let deletion: Deletion
  let undo: @MainActor () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Text(message)
        .expanded()
      Button("Undo", action: undo)
        .keyboardShortcut("z")
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
  }

  private var message: String {
    if let name = deletion.name { return "“\(name)” was deleted" }
    return "\(deletion.count.formatted()) items were deleted"
  }
}
