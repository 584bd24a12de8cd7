// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    Text("")
      .sheet(item: $store.scope(state: \.chidl, action: \.child)) { store in  // expect: has no member 'chidl'
        ChildView(store: store)
      }
  }
}
