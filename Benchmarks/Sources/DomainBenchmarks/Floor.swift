import Floors
import Measurement

/// A minimal operation with which workloads are compared.
enum Floor: String, CaseIterable {
  /// One action of a hand-written store.
  case handWrittenStore = "C"
  /// A change of one observable property.
  case observableProperty = "O"
  /// The creation of a task on the main actor, and the wait for the task.
  case task = "T"

  var title: String {
    switch self {
    case .handWrittenStore: "a hand-written store reduces one action"
    case .observableProperty: "one property of an observable object changes"
    case .task: "await Task { @MainActor in }.value, on dispatch's main loop"
    }
  }

  var workload: Workload {
    switch self {
    case .handWrittenStore:
      Workload(title) { times in
        let store = HandWrittenStore<PlainCounter.State, PlainCounter.Action>(PlainCounter.State())
        {
          state,
          _ in state.count += 1
        }
        for _ in 0..<times {
          store.send(.increment)
        }
      }
    case .observableProperty:
      Workload(title) { times in
        let counter = ObservableCounter()
        for _ in 0..<times {
          counter.increment()
        }
      }
    case .task:
      Workload(
        title,
        repeatedly: { times in
          for _ in 0..<times {
            await Task { @MainActor in }.value
          }
        }
      )
    }
  }
}
