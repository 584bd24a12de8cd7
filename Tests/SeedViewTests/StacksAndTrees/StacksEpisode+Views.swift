import ComposableGtk

@testable import SeedFeatures

extension StacksEpisode {
  // Marks 18:48 to 23:09.
  struct CounterView: View {
    let store: StoreOf<CounterFeature>

    var body: some View {
      WithViewStore(
        self.store,
        observe: { $0 }
      ) { viewStore in
        VStack {
          HStack {
            Button("-") { viewStore.send(.decrementButtonTapped) }
            Text("\(viewStore.count)")
            Button("+") { viewStore.send(.incrementButtonTapped) }
          }
          Button(viewStore.isTimerOn ? "Stop timer" : "Start timer") {
            viewStore.send(.toggleTimerButtonTapped)
          }
        }
        .navigationTitle("Counter: \(viewStore.count)")
      }
    }
  }

  // Marks 30:53 to 42:54.
  struct RootView: View {
    let store: StoreOf<RootFeature>

    var body: some View {
      WithViewStore(self.store, observe: { $0 }) { viewStore in
        NavigationStack(
          path: viewStore.binding(
            get: \.counters,
            send: RootFeature.Action.setPath
          )
        ) {
          Button("Go to counter") {
            viewStore.send(.goToCounterButtonTapped)
          }
          .navigationTitle("Root")
          .navigationDestination(
            for: CounterFeature.State.self
          ) { counterState in
            CounterView(
              store: self.store.scope(
                state: { $0.counters[id: counterState.id] ?? counterState },
                action: { .counter(id: counterState.id, action: $0) }
              )
            )
          }
        }
      }
    }
  }
}
