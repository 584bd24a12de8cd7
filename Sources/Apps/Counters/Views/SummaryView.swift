import ComposableGtk
import CountersCore

/// The bar at the bottom: a summary of all screens, and a button that pops all screens.
struct SummaryView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    HStack(spacing: 12) {
      WrappingHStack(spacing: 18) {
        Text("Sum: \(String(store.summary.sum))")
        Text("Timers running: \(store.summary.runningTimers)")
        Text("Screens: \(store.summary.screens)")
      }
      .expanded()
      Button("Go to root") { store.send(.goToRootButtonTapped) }
        .disabled(store.summary.screens == 0)
        .styleClass("flat")
        .layoutPriority(1)
    }
    .styleClass("summary", "numeric")
  }
}
