import ComposableGtk
import InventoryCore

/// The label of an item, in large type. The header of the cover has a “Back” button.
struct LabelView: View {
  @Bindable var store: StoreOf<LabelFeature>

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        if let id = store.item.pictureID {
          PictureView(id: id, name: store.item.name)
            .frame(maxHeight: 240)
        }
        ColorSwatch(color: store.item.color)
        Text(store.item.name)
          .font(.largeTitle)
          .multilineTextAlignment(.center)
        Text(store.item.status.text)
          .font(.title2)
        HStack(spacing: 12) {
          PrintButton(store: store)
          Button("Edit") { store.send(.editButtonTapped) }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .padding(.all, 24)
    }
    .navigationTitle("Label of \(store.item.name)")
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
