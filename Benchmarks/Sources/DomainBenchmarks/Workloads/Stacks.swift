import ComposableArchitecture
import Measurement

/// Workloads with navigation stacks of a given depth.
enum Stacks {
  static func elementAction(depth: Int) -> Workload {
    Workload("element action, stack of \(depth.grouped)") { times in
      let store = Kept.stack(depth: depth)
      let id = store.withState { $0.path.ids[depth - 1] }
      for _ in 0..<times {
        store.send(.path(.element(id: id, action: .screen(.increment))))
      }
    }
  }

  static func pushAndPop(depth: Int) -> Workload {
    Workload("push and pop, stack of \(depth.grouped)") { times in
      let store = Kept.stack(depth: depth)
      for _ in 0..<times {
        store.send(.push)
        let id = store.withState { $0.path.ids[depth] }
        store.send(.path(.popFrom(id: id)))
      }
    }
  }

  /// Returns a workload that sends the first action to a store with a stack of `depth` elements. At
  /// the first action, the elements start to run.
  static func restored(depth: Int) -> Workload {
    Workload(
      "first action on a restored stack of \(depth.grouped)",
      prepare: { Kept.restored = Store(initialState: Stack.State(depth: depth)) { Stack() } },
      once: { Kept.restored?.send(.nothing) }
    )
  }

  /// Returns the average number of bytes of a running element of a stack. The result includes a
  /// share of the store.
  @MainActor
  static func bytesPerElement(depth: Int) -> Double {
    let before = allocatedBytes()
    let store = Stack.store(depth: depth)
    let after = allocatedBytes()
    withExtendedLifetime(store) {}
    return Double(after - before) / Double(depth)
  }
}

extension Int {
  /// The number with a comma before the last three digits if the number is at least 1000:
  /// `10,000`, not `10000`.
  var grouped: String {
    self < 1000 ? "\(self)" : "\(self / 1000)," + String("\(self % 1000 + 1000)".dropFirst())
  }
}
