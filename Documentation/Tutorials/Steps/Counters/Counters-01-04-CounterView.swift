import ComposableGtk

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Decrement") { store.send(.decrementButtonTapped) }
      Button("Increment") { store.send(.incrementButtonTapped) }
    }
    .navigationTitle("Counter")
  }
}
