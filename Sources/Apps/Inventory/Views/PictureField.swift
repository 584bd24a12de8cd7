import ComposableGtk
import InventoryCore

/// The section of a form that chooses and shows the picture of an item.
struct PictureField: View {
  @Bindable var store: StoreOf<ItemFormFeature>

  var body: some View {
    Section("Picture") {
      if let id = store.item.pictureID {
        PictureView(id: id, name: store.item.name)
          .frame(height: 160)
      }
      HStack(spacing: 12) {
        Button(store.item.pictureID == nil ? "Choose…" : "Replace…") {
          store.send(.choosePictureButtonTapped)
        }
        .accessibilityLabel(store.item.pictureID == nil ? "Choose picture" : "Replace picture")
        if store.item.pictureID != nil || store.isReadingPicture {
          Button("Remove") { store.send(.removePictureButtonTapped) }
            .accessibilityLabel("Remove picture")
        }
        if store.isReadingPicture {
          ProgressView()
            .accessibilityLabel("The picture is being read")
        }
      }
      ProblemText(problem: store.state.shownProblem(.picture))
    }
    .fileImporter(isPresented: $store.isChoosingPicture, allowedContentTypes: [.image]) { result in
      if case .success(let url) = result { store.send(.pictureChosen(url)) }
    }
  }
}

/// The picture of an item, read from the database.
struct PictureView: View {
  let name: String
  @SharedReader private var picture: ItemPicture?

  init(id: ItemPicture.ID, name: String) {
    self.name = name
    _picture = SharedReader(.picture(id))
  }

  var body: some View {
    if let picture {
      Image(data: picture.data)
        .resizable()
        .accessibilityLabel(name.isEmpty ? "Picture" : "Picture of \(name)")
    } else if let error = $picture.loadError {
      Label("The picture can't be read: \(error)", systemImage: "exclamationmark.triangle")
        .font(.caption)
        .styleClass("error")
    }
  }
}
