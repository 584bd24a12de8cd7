import ComposableGtk
import InventoryCore

/// A row of the list: an item with its color and its stock. A click presents the form of the item.
struct ItemRow: View {
  @Bindable var store: StoreOf<InventoryFeature>
  let item: ItemSummary

  var body: some View {
    HStack(spacing: 12) {
      Button {
        store.send(.itemTapped(item.id))
      } label: {
        HStack(spacing: 12) {
          ColorSwatch(color: item.color)
          VStack(alignment: .leading, spacing: 3) {
            Text(item.name)
            Text(item.status.text)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          Spacer()
        }
      }
      .accessibilityLabel("\(item.name), \(item.status.text)")
      .styleClass("flat", "item")
      .expanded()
      Menu {
        actions
      } label: {
        Label("Actions for \(item.name)", systemImage: "ellipsis")
          .labelStyle(.iconOnly)
      }
      .buttonStyle(.borderless)
    }
    .maxWidth(720)
    .contextMenu { actions }
    .popover(item: duplicate) { store in
      DuplicateItemPopover(store: store)
    }
  }

  @ViewBuilder private var actions: some View {
    Button("Duplicate…") { store.send(.duplicateButtonTapped(item.id)) }
    Button("Label") { store.send(.labelButtonTapped(item.id)) }
    Button("Copy name") { Pasteboard.general.setString(item.name) }
    Divider()
    Button("Delete…", role: .destructive) { store.send(.deleteButtonTapped(item)) }
  }

  /// The form of a copy of this item. The popover points to the row of the item.
  private var duplicate: Binding<StoreOf<ItemFormFeature>?> {
    let form = $store.scope(state: \.destination?.duplicate, action: \.destination.duplicate)
    return Binding {
      form.wrappedValue.flatMap { $0.sourceID == item.id ? $0 : nil }
    } set: {
      form.wrappedValue = $0
    }
    .dismissing(with: .closeRequested)
  }
}
