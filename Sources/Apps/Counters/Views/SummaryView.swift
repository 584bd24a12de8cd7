import ComposableGtk
import CountersCore

/// The bar at the bottom: what all the screens come to, and the way to leave them all at once.
struct SummaryView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    WithViewStore(store, observe: \.summary) { viewStore in
      HStack(spacing: 18) {
        Text("Sum: \(String(viewStore.sum))")
        Text("Timers running: \(viewStore.runningTimers)")
          .keepingWords()
        Text("Screens: \(viewStore.screens)")
          .keepingWords()
        Spacer()
        Button("Go to root") { viewStore.send(.goToRootButtonTapped) }
          .disabled(viewStore.screens == 0)
          .styleClass("flat")
      }
      .styleClass("summary", "numeric")
    }
  }
}
