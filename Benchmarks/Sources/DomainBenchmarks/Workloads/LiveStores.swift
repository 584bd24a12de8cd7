import ComposableArchitecture
import Measurement
import Observation

/// Workloads that send actions to one of several observed stores of rows.
enum LiveStores {
  static func rowAction(alive: Int, of rows: Int = 1000) -> Workload {
    Workload("send, \(alive.grouped) live scoped stores, 1 affected") { times in
      let stores = Kept.rowStores(alive: alive, of: rows)
      for _ in 0..<times {
        stores[0].send(.increment)
        // An observer is notified once, so the row is observed again, as by a view.
        observe(stores[0])
      }
    }
  }

  @MainActor
  static func observe(_ row: StoreOf<List.Row>) {
    withObservationTracking {
      _ = row.count
    } onChange: {
    }
  }
}
