import ComposableGtk

@testable import SeedFeatures

// The guides refer to these views, and don't show their code.

struct AddView: View {
  let store: StoreOf<AddFeature>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
      }
    }
    .navigationTitle("New Item")
  }
}

struct DetailView: View {
  let store: StoreOf<DetailFeature>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Text("\(viewStore.item.name), seen \(viewStore.visits)")
      Button("Look") { viewStore.send(.appeared) }
    }
    .navigationTitle("Item")
  }
}

struct EditView: View {
  let store: StoreOf<EditFeature>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Text("Editing \(viewStore.item.name)")
      Button("Rename") { viewStore.send(.nameChanged("renamed")) }
      Button("Save") { viewStore.send(.saveButtonTapped) }
    }
    .navigationTitle("Edit Item")
  }
}

typealias AddFeatureView = AddView
typealias DetailFeatureView = DetailView
typealias EditFeatureView = EditView
