// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    Toggle("On", isOn: $store.name)  // expect: String>' to expected argument type 'Binding<Bool>'
  }
}
