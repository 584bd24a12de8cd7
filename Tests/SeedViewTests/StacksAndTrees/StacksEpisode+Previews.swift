import ComposableGtk

@testable import SeedFeatures

// The episode passes a reducer, not a closure that returns a reducer, to each store.
@available(*, deprecated)
extension StacksEpisode {
  // Marks 19:26 and 36:48.
  struct Previews: PreviewProvider {
    static var previews: some View {
      RootView(
        store: Store(
          initialState: RootFeature.State(),
          reducer: RootFeature()
        )
      )
      .previewDisplayName("RootView")

      CounterView(
        store: Store(
          initialState: CounterFeature.State(),
          reducer: CounterFeature()
        )
      )
      .previewDisplayName("Counter")
    }
  }

  // Mark 37:19, without `@main`, because the test program has its own entry point.
  struct InventoryApp: App {
    var body: some Scene {
      WindowGroup {
        RootView(
          store: Store(
            initialState: RootFeature.State(),
            reducer: RootFeature()
          )
        )
      }
    }
  }
}
