import ComposableArchitecture
import Measurement

enum Effects {
  static let run = Workload(
    "effect that sends one action, send to finish",
    repeatedly: { times in
      let store = Store(initialState: Worker.State()) { Worker() }
      for _ in 0..<times {
        await store.send(.request).finish()
      }
    }
  )

  /// The reference with which ``run`` is compared: one suspension of a task on the main actor.
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
