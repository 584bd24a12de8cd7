import ComposableArchitecture
import Observation
import XCTest

/// Actions that aren't actions of the child, for which `ifLet` only reads the optional child.
@MainActor
final class IfLetReadingTests: XCTestCase {
  func testComputedChildPropertyIsNotSetByActionsOfTheParent() async {
    let store = Store(initialState: ComputedChild.State(child: Child.State())) { ComputedChild() }
    store.send(.nothing)
    XCTAssertEqual(store.withState(\.sets), 0)
    store.send(.child(.increment))
    XCTAssertEqual(store.withState(\.sets), 1)
    XCTAssertEqual(store.withState(\.child?.count), 1)
  }

  func testReadersOfANonEquatableChildAreNotifiedOnlyOfChildActions() async {
    let store = Store(initialState: Observed.State(child: Child.State())) { Observed() }
    let changes = LockIsolated(0)
    func observe() {
      withObservationTracking {
        _ = store.child?.count
      } onChange: {
        changes.withValue { $0 += 1 }
      }
    }
    observe()
    store.send(.nothing)
    XCTAssertEqual(changes.value, 0)
    store.send(.child(.increment))
    XCTAssertEqual(changes.value, 1)
    XCTAssertEqual(store.child?.count, 1)
  }
}

private struct Child: Reducer {
  struct State {
    var count = 0
  }

  enum Action {
    case increment
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

private struct ComputedChild: Reducer {
  struct State {
    private var stored: Child.State?
    private(set) var sets = 0

    init(child: Child.State) { stored = child }

    var child: Child.State? {
      get { stored }
      set {
        stored = newValue
        sets += 1
      }
    }
  }

  @CasePathable
  enum Action {
    case child(Child.Action)
    case nothing
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: \.child) { Child() }
  }
}

@Reducer
private struct Observed {
  @ObservableState
  struct State {
    var child: Child.State?
  }

  enum Action {
    case child(Child.Action)
    case nothing
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.child, action: \.child) { Child() }
  }
}
