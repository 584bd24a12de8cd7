import ComposableGtk
import InventoryCore

/// The window of the app: the list of items, and the destination that the list presents.
package struct InventoryView: View {
  @Bindable private var store: StoreOf<InventoryFeature>

  package init(store: StoreOf<InventoryFeature>) {
    self.store = store
  }

  package var body: some View {
    NavigationStack {
      ItemsPage(store: store)
        .navigationDestination(item: edit) { EditItemPage(store: $0) }
    }
    .sheet(item: add) { AddItemSheet(store: $0) }
    .sheet(item: importItems) { ImportSheet(store: $0) }
    .sheet(item: exportItems) { ExportSheet(store: $0) }
    .fullScreenCover(item: label) { LabelView(store: $0) }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .confirmationDialog(
      $store.scope(
        state: \.destination?.confirmationDialog,
        action: \.destination.confirmationDialog
      )
    )
    .alert($store.scope(state: \.alert, action: \.alert))
    .fileImporter(
      isPresented: $store.isChoosingImportFile,
      allowedContentTypes: [.commaSeparatedText]
    ) { result in
      if case .success(let url) = result { store.send(.importFileChosen(url)) }
    }
    .fileExporter(
      isPresented: $store.isChoosingExportFile,
      contentType: .commaSeparatedText,
      defaultFilename: "Inventory"
    ) { result in
      if case .success(let url) = result { store.send(.exportFileChosen(url)) }
    }
    .onOpenURL { store.send(.linkOpened($0.absoluteString)) }
  }

  private var add: Binding<StoreOf<ItemFormFeature>?> {
    $store.scope(state: \.destination?.add, action: \.destination.add)
      .dismissing(with: .closeRequested)
  }

  private var edit: Binding<StoreOf<ItemFormFeature>?> {
    $store.scope(state: \.destination?.edit, action: \.destination.edit)
  }

  private var importItems: Binding<StoreOf<ImportFeature>?> {
    $store.scope(state: \.destination?.importItems, action: \.destination.importItems)
      .dismissing(with: .closeButtonTapped)
  }

  private var exportItems: Binding<StoreOf<ExportFeature>?> {
    $store.scope(state: \.destination?.exportItems, action: \.destination.exportItems)
      .dismissing(with: .closeButtonTapped)
  }

  private var label: Binding<StoreOf<LabelFeature>?> {
    $store.scope(state: \.destination?.label, action: \.destination.label)
  }
}
