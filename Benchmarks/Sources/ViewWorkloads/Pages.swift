import ComposableGtk
import Synchronization

/// The number of in-flight effects of pages.
let runningTasks = Atomic(0)

/// A counter with an effect that runs until the page of the counter is popped.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable { var count = 0 }

  enum Action {
    case incrementButtonTapped
    case shown
  }

  private enum CancelID { case shown }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incrementButtonTapped:
        state.count += 1
        return .none
      case .shown:
        return .run { _ in
          runningTasks.add(1, ordering: .relaxed)
          defer { runningTasks.subtract(1, ordering: .relaxed) }
          try await Task.never()
        }
        // The page appears again, and sends `shown` again, when the page above is popped.
        .cancellable(id: CancelID.shown, cancelInFlight: true)
      }
    }
  }
}

/// A feature with a stack of counters.
@Reducer
struct Pages {
  @ObservableState
  struct State: Equatable {
    var path = StackState<Counter.State>()

    init(depth: Int) {
      path = StackState((0..<depth).map { Counter.State(count: $0) })
    }
  }

  enum Action {
    case path(StackActionOf<Counter>)
    case push
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .push = action { state.path.append(Counter.State()) }
      return .none
    }
    .forEach(\.path, action: \.path) { Counter() }
  }
}

struct CounterView: View {
  let store: StoreOf<Counter>

  var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Increment") { store.send(.incrementButtonTapped) }
    }
    .navigationTitle("Counter: \(store.count)")
    .onAppear { store.send(.shown) }
  }
}

struct PagesView: View {
  let store: StoreOf<Pages>
  /// Called with the store of a page when the view of the page is created.
  var onStore: @MainActor (StoreOf<Counter>) -> Void = { _ in }

  var body: some View {
    NavigationStackStore(store.scope(state: \.path, action: \.path)) {
      Text("The root")
        .navigationTitle("Root")
    } destination: { store in
      let _ = onStore(store)
      CounterView(store: store)
    }
  }
}
