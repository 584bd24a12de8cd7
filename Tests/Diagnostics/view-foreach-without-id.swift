// swift-format-ignore-file
import ComposableGtk

struct FeatureView: View {
  @Bindable var store: StoreOf<Feature>

  var body: some View {
    ForEach([NotIdentifiable()]) { element in  // expect: conform to 'Identifiable'
      Text("")
    }
  }
}

struct NotIdentifiable {}
