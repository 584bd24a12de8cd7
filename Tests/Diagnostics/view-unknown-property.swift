// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    Text(store.nmae)  // expect: has no dynamic member 'nmae'
  }
}
