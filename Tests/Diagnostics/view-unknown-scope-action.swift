// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    Text("")
      .sheet(item: $store.scope(state: \.child, action: \.chidl)) { store in  // expect: has no dynamic member 'chidl'
        ChildView(store: store)
      }
  }
}
