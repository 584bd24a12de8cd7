import ComposableArchitecture
import Measurement

enum Presentations {
  static let whole = Workload("present, one child action, dismiss") { times in
    let store = Store(initialState: Presenter.State()) { Presenter() }
    for _ in 0..<times {
      store.send(.present)
      store.send(.counter(.presented(.increment)))
      store.send(.counter(.dismiss))
    }
  }
}
