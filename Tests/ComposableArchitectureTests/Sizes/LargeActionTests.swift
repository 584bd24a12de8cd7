import ComposableArchitecture
import XCTest

/// An action of 32 KiB that is stored inline.
final class LargeActionTests: FeatureTestCase {
  func testLargeActionIsSentThroughFeaturesAndEffects() async {
    let store = Store(initialState: Outer.State()) { Outer() }
    store.send(.inner(.set(Numbers(repeating: 7), follows: 100)))
    XCTAssertEqual(store.withState(\.inner.last), 7)
    XCTAssertEqual(store.withState(\.inner.count), 101)
  }

  func testLargeActionIsReceivedOnAStackAndInAPresentation() async {
    let store = Store(initialState: Outer.State()) { Outer() }
    for id in 0..<10 {
      store.send(.path(.push(id: StackElementID(integerLiteral: id), state: Inner.State())))
    }
    store.send(.path(.element(id: 5, action: .set(Numbers(repeating: 3), follows: 10))))
    XCTAssertEqual(store.withState { $0.path[id: 5]?.count }, 11)
    store.send(.presented(.presented(.set(Numbers(repeating: 4), follows: 10))))
    XCTAssertEqual(store.withState { $0.presented?.last }, 4)
  }
}

private typealias Numbers = InlineArray<4096, Int>

private struct Inner: Reducer {
  struct State: Equatable {
    var count = 0
    var last = 0
  }

  @CasePathable
  enum Action {
    case set(Numbers, follows: Int)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .set(let numbers, let follows):
      state.count += 1
      state.last = numbers[4095]
      return follows == 0 ? .none : .send(.set(numbers, follows: follows - 1))
    }
  }
}

private struct Outer: Reducer {
  struct State {
    var inner = Inner.State()
    var path = StackState<Inner.State>()
    @PresentationState var presented: Inner.State? = Inner.State()
  }

  @CasePathable
  enum Action {
    case inner(Inner.Action)
    case path(StackAction<Inner.State, Inner.Action>)
    case presented(PresentationAction<Inner.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.inner, action: \.inner) {
      Inner()
    }
    EmptyReducer()
      .ifLet(\.$presented, action: \.presented) {
        Inner()
      }
      .forEach(\.path, action: \.path) {
        Inner()
      }
  }
}
