// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    Text(store.count)  // expect: cannot convert value of type 'Int' to expected argument type 'String'
  }
}
