// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    Button { store.send(.tapped) }  // expect: missing argument for parameter #1 in call
  }
}
