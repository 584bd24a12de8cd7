// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    VStack {
      Txet(store.name)  // expect: cannot find 'Txet' in scope
    }
  }
}
