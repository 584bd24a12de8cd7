import ComposableGtk

struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    VStack(spacing: 0) {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        ContentUnavailableView {
          Label("Counters", systemImage: "plus")
        } description: {
          Text("Open a counter, and push more counters and facts.")
        } actions: {
          Button("Go to Counter") { store.send(.counterButtonTapped) }
            .buttonStyle(.borderedProminent)
        }
        .navigationTitle("Counters")
      } destination: { store in
        switch store.case {
        case .counter(let store): CounterView(store: store)
        case .fact(let store): FactView(store: store)
        }
      }
      Divider()
      Text("Sum: \(store.sum)")
        .foregroundStyle(.secondary)
        .padding(12)
    }
  }
}
