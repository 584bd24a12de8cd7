// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    ChildView(store: store)  // expect: cannot convert value of type 'StoreOf<Feature>' (aka 'Store<Feature.State, Feature.Action>') to expected argument type 'StoreOf<Child>' (aka 'Store<Child.State, Child.Action>')
  }
}
