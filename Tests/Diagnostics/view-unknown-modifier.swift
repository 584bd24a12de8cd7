// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    VStack {
      Text(store.name)
        .unknownModifier()  // expect: value of type 'Text' has no member 'unknownModifier'
    }
  }
}
