import ComposableArchitecture
import Measurement

enum Effects {
  static let run = Workload(
    ".run that answers, send to finish",
    repeatedly: { times in
      let store = Store(initialState: Worker.State()) { Worker() }
      for _ in 0..<times {
        await store.send(.request).finish()
      }
    }
  )

  /// What the run of an operation away from the main actor is compared with.
  static let yield = Workload(
    "await Task.yield()",
    repeatedly: { times in
      for _ in 0..<times {
        await Task.yield()
      }
    }
  )

  static let cancel = Workload(
    "start and cancel an effect",
    repeatedly: { times in
      let store = Store(initialState: Worker.State()) { Worker() }
      for _ in 0..<times {
        let work = store.send(.start)
        store.send(.stop)
        await work.finish()
      }
    }
  )
}
