import ComposableGtk
import InventoryCore
import SharingGRDB

/// A button that prints the label of an item.
struct PrintButton: View {
  @Bindable private var store: StoreOf<LabelFeature>
  @SharedReader private var picture: ItemPicture?

  init(store: StoreOf<LabelFeature>) {
    self.store = store
    _picture =
      store.item.pictureID.map { SharedReader(.picture($0)) } ?? SharedReader(value: nil)
  }

  var body: some View {
    Button("Print…") { store.send(.printButtonTapped) }
      .keyboardShortcut("p")
      .disabled(isLoading)
      .printer(isPresented: $store.isPrinting, jobName: "Label of \(store.item.name)") {
        page
      } onCompletion: { result in
        if case .failure(let error) = result {
          store.send(.printingFailed(reason: error.description))
        }
      }
  }

  /// Whether the picture of the item is not loaded yet. If the picture can't be read, the screen
  /// shows the error, and the label is printed without the picture.
  private var isLoading: Bool {
    store.item.pictureID != nil && picture == nil && $picture.loadError == nil
  }

  /// The content of the label, in the order of the screen.
  private var page: PrintedPage {
    PrintedPage(spacing: 24) {
      if let picture {
        PrintedPage.image(picture.data, maxHeight: 280)
      }
      if let color = store.item.color {
        PrintedPage.circle(color.color, diameter: 36)
      }
      PrintedPage.text(store.item.name, size: 54, weight: .bold)
      PrintedPage.text(store.item.status.text, size: 24)
    }
  }
}
