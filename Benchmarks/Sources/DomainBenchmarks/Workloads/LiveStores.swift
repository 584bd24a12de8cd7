import ComposableArchitecture
import Measurement
import Observation

/// Workloads with stores of the rows of a list, each of which is observed.
enum LiveStores {
  static func rowAction(alive: Int, of rows: Int = 1000) -> Workload {
    Workload("send, \(alive.grouped) live scoped stores, 1 affected") { times in
      let stores = Kept.rowStores(alive: alive, of: rows)
      for _ in 0..<times {
        stores[0].send(.increment)
        // An observation notifies once. A view observes again after each notification.
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
