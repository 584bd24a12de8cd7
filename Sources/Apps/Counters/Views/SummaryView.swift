import ComposableGtk
import CountersCore

/// The bar at the bottom: what all the screens come to, and the way to leave them all at once.
struct SummaryView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    WithViewStore(store, observe: \.summary) { viewStore in
      HStack(spacing: 12) {
        WrappingHStack(spacing: 18) {
          Text("Sum: \(String(viewStore.sum))")
          Text("Timers running: \(viewStore.runningTimers)")
          Text("Screens: \(viewStore.screens)")
        }
        .expanded()
        Button("Go to root") { viewStore.send(.goToRootButtonTapped) }
          .disabled(viewStore.screens == 0)
          .styleClass("flat")
          .layoutPriority(1)
      }
      .styleClass("summary", "numeric")
    }
  }
}
