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
