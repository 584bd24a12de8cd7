import ComposableGtk

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack(spacing: 24) {
      Spacer()
      Text("\(store.count)")
        .font(.system(size: 76, weight: .light))
        .monospacedDigit()
      HStack(spacing: 12) {
        Button("Decrement", systemImage: "minus") { store.send(.decrementButtonTapped) }
        Button("Increment", systemImage: "plus") { store.send(.incrementButtonTapped) }
      }
      .labelStyle(.iconOnly)
      .controlSize(.large)
      Button(store.isTimerRunning ? "Stop Timer" : "Start Timer") {
        store.send(.timerButtonTapped)
      }
      HStack(spacing: 12) {
        Button("Go to Counter") { store.send(.counterButtonTapped) }
        Button("Go to Fact") { store.send(.factButtonTapped) }
      }
      Spacer()
    }
    .padding(24)
    .navigationTitle("Counter")
  }
}
