import ComposableArchitecture
import Measurement
import Observation

/// Stores of the rows of a list, each of them observed.
enum LiveStores {
  static func rowAction(alive: Int, of rows: Int = 1000) -> Workload {
    Workload("send, \(alive.grouped) live scoped stores, 1 affected") { times in
      let store = List.store(rows: rows)
      let stores = Array(store.scope(state: \.rows, action: \.rows).prefix(alive))
      for row in stores {
        observe(row)
      }
      for _ in 0..<times {
        stores[0].send(.increment)
        // Who observes hears once: a view observes anew after it was told.
        observe(stores[0])
      }
    }
  }

  @MainActor
  private static func observe(_ row: StoreOf<List.Row>) {
    withObservationTracking {
      _ = row.count
    } onChange: {
    }
  }
}
