import ComposableArchitecture
import Measurement

/// Workloads that send actions, scope stores, and read the state of stores.
enum Sending {
  static let flat = Workload("send, flat counter, observable state") { times in
    let store = Store(initialState: Counter.State()) { Counter() }
    for _ in 0..<times {
      store.send(.increment)
    }
  }

  static let flatPlain = Workload("send, flat counter, plain state") { times in
    let store = Store(initialState: PlainCounter.State()) { PlainCounter() }
    for _ in 0..<times {
      store.send(.increment)
    }
  }

  static let nestedReducers = Workload("send, 5 nested reducers, observable state") { times in
    let store = Store(initialState: Nested5.State()) { Nested5() }
    for _ in 0..<times {
      store.send(.child(.child(.child(.child(.child(.increment))))))
    }
  }

  static let nestedPlainReducers = Workload("send, 5 nested reducers, plain state") { times in
    let store = Store(initialState: PlainNested5.State()) { PlainNested5() }
    for _ in 0..<times {
      store.send(.child(.child(.child(.child(.child(.increment))))))
    }
  }

  static let nestedStores = Workload("send, 5 nested stores") { times in
    let store = Store(initialState: Nested5.State()) { Nested5() }
    let counter = innermost(of: store)
    for _ in 0..<times {
      counter.send(.increment)
    }
  }

  static let scoping = Workload("scope(state:action:), scoped before") { times in
    let store = Store(initialState: Nested1.State()) { Nested1() }
    let child = store.scope(state: \.child, action: \.child)
    for _ in 0..<times {
      _ = store.scope(state: \.child, action: \.child)
    }
    _ = child
  }

  static let scopingAnew = Workload("scope(state:action:), created and released") { times in
    let store = Store(initialState: Nested1.State()) { Nested1() }
    for _ in 0..<times {
      _ = store.scope(state: \.child, action: \.child)
    }
  }

  static let readingNested = Workload("one field through store.state, 5 nested features") { times in
    let store = Store(initialState: Nested5.State()) { Nested5() }
    var sum = 0
    for _ in 0..<times {
      sum &+= store.state.child.child.child.child.child.count
    }
    precondition(sum == 0)
  }

  static let reading = Workload("store.state, observable state") { times in
    let store = Store(initialState: Counter.State()) { Counter() }
    var sum = 0
    for _ in 0..<times {
      sum &+= store.state.count
    }
    precondition(sum == 0)
  }

  static let readingPlain = Workload("store.state, plain state") { times in
    let store = Store(initialState: PlainCounter.State()) { PlainCounter() }
    var sum = 0
    for _ in 0..<times {
      sum &+= store.state.count
    }
    precondition(sum == 0)
  }

  @MainActor
  private static func innermost(of store: StoreOf<Nested5>) -> StoreOf<Counter> {
    store
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child)
  }
}
