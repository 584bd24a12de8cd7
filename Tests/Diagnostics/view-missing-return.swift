// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    if store.count > 0 {
      Text("").frame(widht: 10)  // expect: incorrect argument label in call (have 'widht:', expected 'width:')
    }
  }
}
