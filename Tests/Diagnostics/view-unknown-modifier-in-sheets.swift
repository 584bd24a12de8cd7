// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    VStack {
      Text(store.name)
    }
    .sheet(item: $store.scope(state: \.child, action: \.child)) { store in
      Text("First").unknownModifier()  // expect: value of type 'Text' has no member 'unknownModifier'
    }
    .sheet(item: $store.scope(state: \.child, action: \.child)) { store in
      ChildView(store: store)
    }
    .sheet(item: $store.scope(state: \.child, action: \.child)) { store in
      ChildView(store: store)
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}
