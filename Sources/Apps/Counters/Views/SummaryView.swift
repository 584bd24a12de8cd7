import ComposableGtk
import CountersCore

/// The bar at the bottom: a summary of all screens, and a button that pops all screens.
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
