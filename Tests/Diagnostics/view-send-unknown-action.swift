// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    Button("Tap") { store.send(.taped) }  // expect: type 'Feature.Action' has no member 'taped'
  }
}
