import ComposableArchitecture
import Measurement

enum Testing {
  static let send = Workload(
    "TestStore.send, state of 20 fields",
    repeatedly: { times in
      let store = TestStore(initialState: Form.State()) { Form() }
      for _ in 0..<times {
        await store.send(.visit) { $0.visits += 1 }
      }
    }
  )
}
