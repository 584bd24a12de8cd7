// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.child, action: \.path)) {  // expect: cannot convert value of type 'KeyPath<Feature.State, Optional<Child.State>>' to expected argument type 'KeyPath<Feature.State, StackState<
      Text("")
    } destination: { store in
      ChildView(store: store)
    }
  }
}
