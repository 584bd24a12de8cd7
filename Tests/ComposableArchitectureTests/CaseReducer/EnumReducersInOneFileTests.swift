import ComposableArchitecture
import TestSupport
import XCTest

// With this number of enum reducers in one file, the compiler crashed, depending on the number of
// extensions that the macros generate. The file tests that the compiler doesn't crash.
@MainActor
final class EnumReducersInOneFileTests: XCTestCase {
  func testAnActionOfAnotherCaseIsReportedAndChangesNothing() async {
    let store = Store(initialState: Second.State.right(Tally.State())) { Second.body }
    let issues = recordIssues { store.send(.left(.add)) }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.first?.message.contains("in another case") == true)
    XCTAssertEqual(store.right?.count, 0)
  }

  func testNestedEnumReducerRunsTheFeatureOfItsInnerCase() async {
    let store = Store(initialState: Nesting.State.third(.left(Tally.State()))) { Nesting.body }
    store.send(.third(.left(.add)))
    XCTAssertEqual(store.third?.left?.count, 1)
  }

  func testCancelIDsOfTwoCasesOfTheSameFeatureAreIndependent() async {
    let clock = TestClock()
    let store = TestStore(initialState: Host.State(pane: .left(Tally.State()))) {
      Host()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.pane(.left(.addLater)))
    await store.send(.swap) { $0.pane = .right(Tally.State()) }
    await store.send(.pane(.right(.cancel)))
    await store.send(.swap) { $0.pane = .left(Tally.State()) }
    await clock.advance(by: .seconds(1))
    await store.receive(.pane(.left(.add))) { $0.pane.modify(\.left) { $0.count = 1 } }
  }
}

@Reducer
private struct Tally {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case add, addLater, cancel
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        state.count += 1
        return .none
      case .addLater:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.add)
        }
        .cancellable(id: "later")
      case .cancel:
        return .cancel(id: "later")
      }
    }
  }
}

@Reducer
private struct Host {
  @ObservableState
  struct State: Equatable {
    var pane: First.State
  }
  enum Action: Equatable {
    case pane(First.Action)
    case swap
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.pane, action: \.pane) { First.body }
    Reduce { state, action in
      guard case .swap = action else { return .none }
      state.pane = state.pane.is(\.left) ? .right(Tally.State()) : .left(Tally.State())
      return .none
    }
  }
}

@Reducer(state: .equatable, action: .equatable)
private enum First {
  case left(Tally)
  case right(Tally)
}

@Reducer(state: .equatable, action: .equatable)
private enum Second {
  case left(Tally)
  case right(Tally)
}

@Reducer
private enum Third {
  case left(Tally)
}

@Reducer
private enum Nesting {
  case third(Third.Body = Third.body)
}

@Reducer
private struct Outer {
  @Reducer
  enum Path {
    case tally(Tally)
  }
  @Reducer
  enum Destination {
    case tally(Tally)
  }
}

@Reducer
private enum Fifteen {
  case feature1(Tally)
  case feature2(Tally)
  case feature3(Tally)
  case feature4(Tally)
  case feature5(Tally)
  case feature6(Tally)
  case feature7(Tally)
  case feature8(Tally)
  case feature9(Tally)
  case feature10(Tally)
  case feature11(Tally)
  case feature12(Tally)
  case feature13(Tally)
  case feature14(Tally)
  case feature15(Tally)
}
