import ComposableGtk
import InventoryCore

/// The label of an item, in large type.
struct LabelView: View {
  let store: StoreOf<LabelFeature>

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      ColorSwatch(color: store.item.color)
      Text(store.item.name)
        .font(.largeTitle)
        .multilineTextAlignment(.center)
      Text(store.item.status.text)
        .font(.title2)
      Spacer()
    }
    .padding(.all, 24)
    .navigationTitle("Label of \(store.item.name)")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Close") { store.send(.closeButtonTapped) }
      }
      ToolbarItem(placement: .primaryAction) {
        Button("Edit") { store.send(.editButtonTapped) }
      }
    }
  }
}
