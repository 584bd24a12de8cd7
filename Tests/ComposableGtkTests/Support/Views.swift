import ComposableGtk

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    WithViewStore(store, observe: \.count) { viewStore in
      VStack {
        Text("\(viewStore.state)")
        Button("Increment") { viewStore.send(.incrementButtonTapped) }
        Button("Ask") { viewStore.send(.askButtonTapped) }
        Button("Close") { viewStore.send(.closeButtonTapped) }
      }
      .navigationTitle("Counter: \(viewStore.state)")
    }
    .alert(store: store.scope(state: \.$alert, action: \.alert))
  }
}

struct StackView: View {
  let store: StoreOf<Root>
  /// Called with the store of each page.
  var onPage: @MainActor (AnyObject) -> Void = { _ in }

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: \.path)) {
      Text("The root")
        .navigationTitle("Root")
    } destination: { state in
      switch state {
      case .counter:
        CaseLet(
          \Root.Path.State.counter,
          action: Root.Path.Action.counter,
          then: { store in page(store) }
        )
      case .other:
        CaseLet(
          /Root.Path.State.other,
          action: Root.Path.Action.other,
          then: { store in page(store) }
        )
      }
    }
  }

  private func page(_ store: StoreOf<Counter>) -> CounterView {
    onPage(store)
    return CounterView(store: store)
  }
}
