import ComposableArchitecture
import XCTest

/// A state of 64 KiB that is stored inline. The stack of the main thread has room for about a
/// hundred copies.
final class LargeStateTests: FeatureTestCase {
  func testLargeStateIsChangedThroughAScopedStore() async {
    let store = Store(initialState: Holder.State()) { Holder() }
    let child = store.scope(state: \.large, action: \.large)
    for _ in 1...100 {
      child.send(.increment(100))
    }
    XCTAssertEqual(store.withState(\.large.last), 100)
    XCTAssertEqual(child.withState(\.last), 100)
  }

  func testLargeStateIsPresentedChangedAndDismissed() async {
    let store = Store(initialState: Holder.State()) { Holder() }
    store.send(.present)
    store.send(.presented(.presented(.increment(10))))
    XCTAssertEqual(store.withState { $0.presented?.last }, 1)
    store.send(.presented(.dismiss))
    XCTAssertNil(store.withState { $0.presented?.last })
  }

  func testLargeStateIsPushedAndChangedOnAStack() async {
    let store = Store(initialState: Holder.State()) { Holder() }
    for id in 0..<100 {
      store.send(.path(.push(id: StackElementID(integerLiteral: id), state: Large.State())))
    }
    store.send(.path(.element(id: 50, action: .increment(10))))
    XCTAssertEqual(store.withState { $0.path[id: 50]?.last }, 1)
    store.send(.path(.popFrom(id: 0)))
  }

  func testLargeStateIsChangedThroughATestStoreAndAViewStore() async {
    let store = TestStore(initialState: Large.State()) { Large() }
    store.exhaustivity = .off
    await store.send(.increment(0)) {
      $0.numbers[8190] = 1
      $0.last = 1
    }
    let viewStore = ViewStore(Store(initialState: Large.State()) { Large() }, observe: { $0 })
    viewStore.send(.increment(0))
    XCTAssertEqual(viewStore.last, 1)
  }
}

private struct Large: Reducer {
  struct State: Equatable {
    var numbers = InlineArray<8191, Int>(repeating: 0)
    var last = 0

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.last == rhs.last && lhs.numbers.indices.allSatisfy { lhs.numbers[$0] == rhs.numbers[$0] }
    }
  }

  @CasePathable
  enum Action: Equatable {
    /// Increments the last number, and sends as many actions in succession as the payload
    /// specifies.
    case increment(Int)
    case follow(Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment(let count):
      state.numbers[8190] += 1
      state.last = state.numbers[8190]
      return .send(.follow(count))
    case .follow(0):
      return .none
    case .follow(let count):
      return .send(.follow(count - 1))
    }
  }
}

private struct Holder: Reducer {
  struct State {
    var large = Large.State()
    var path = StackState<Large.State>()
    @PresentationState var presented: Large.State?
  }

  @CasePathable
  enum Action {
    case large(Large.Action)
    case path(StackAction<Large.State, Large.Action>)
    case present
    case presented(PresentationAction<Large.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.large, action: \.large) {
      Large()
    }
    Reduce { state, action in
      if case .present = action {
        state.presented = Large.State()
      }
      return .none
    }
    .ifLet(\.$presented, action: \.presented) {
      Large()
    }
    .forEach(\.path, action: \.path) {
      Large()
    }
  }
}
