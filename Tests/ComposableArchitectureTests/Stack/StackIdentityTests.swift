import TestSupport
import XCTest

@testable import ComposableArchitecture

final class StackIdentityTests: FeatureTestCase {
  func testIDOfAPoppedElementIsNotReused() async {
    let store = Store(initialState: Stack.State(counts: 1, 2)) { Stack() }
    store.send(.path(.popFrom(id: 1)))
    store.send(.change(.append(Page.State())))
    XCTAssertEqual(store.withState(\.path.ids), [0, 2])
    store.send(.change(.removeAll))
    store.send(.change(.append(Page.State())))
    XCTAssertEqual(store.withState(\.path.ids), [3])
    store.send(.change(.removeAll))
  }

  func testPushWithTheNextIDConsumesTheID() async {
    let store = Store(initialState: Stack.State()) { Stack() }
    store.send(.path(.push(id: 0, state: Page.State())))
    store.send(.change(.append(Page.State())))
    XCTAssertEqual(store.withState(\.path.ids), [0, 1])
    store.send(.change(.removeAll))
  }

  func testPushWithAPreviousIDConsumesNoID() async {
    let store = Store(initialState: Stack.State(counts: 1, 2)) { Stack() }
    store.send(.path(.popFrom(id: 0)))
    store.send(.path(.push(id: 0, state: Page.State())))
    store.send(.change(.append(Page.State())))
    XCTAssertEqual(store.withState(\.path.ids), [0, 2])
    store.send(.change(.removeAll))
  }

  func testEqualElementsDoNotShareStateOrEffects() async {
    let store = Store(initialState: Stack.State(counts: 5, 5)) { Stack() }
    let first = store.send(.path(.element(id: 0, action: .startButtonTapped)))
    let second = store.send(.path(.element(id: 1, action: .startButtonTapped)))
    store.send(.path(.element(id: 0, action: .increment)))
    XCTAssertEqual(store.withState { $0.path.map(\.count) }, [6, 5])
    store.send(.path(.element(id: 0, action: .stopButtonTapped)))
    await Task.megaYield()
    XCTAssertFalse(second.task?.isComplete ?? true)
    await store.send(.path(.element(id: 1, action: .closeButtonTapped))).finish()
    await assertFinishes(second)
    XCTAssertEqual(store.withState { $0.path.map(\.count) }, [6])
    store.send(.path(.popFrom(id: 0)))
    await assertFinishes(first)
  }

  func testElementsWithTheSameIDInTwoStacksDoNotShareEffects() async {
    let stacks = StackState([Stack.State(), Stack.State()])
    let store = Store(initialState: Outer.State(stacks: stacks)) { Outer() }
    for id in [0, 1] as [StackElementID] {
      store.send(.stacks(.element(id: id, action: .path(.push(id: 0, state: Page.State())))))
    }
    let first = store.send(page(in: 0, .startButtonTapped))
    let second = store.send(page(in: 1, .startButtonTapped))
    store.send(page(in: 0, .stopButtonTapped))
    await assertFinishes(first)
    XCTAssertFalse(second.task?.isComplete ?? true)

    await store.send(page(in: 0, .closeButtonTapped)).finish()
    XCTAssertEqual(store.withState { $0.stacks.map(\.path.count) }, [0, 1])
    await Task.megaYield()
    XCTAssertFalse(second.task?.isComplete ?? true)

    store.send(.stacks(.popFrom(id: 1)))
    await assertFinishes(second)
    store.send(.stacks(.popFrom(id: 0)))
  }

  func testCancelInAStackElementCancelsOnlyEffectsOfItsNestedStack() async {
    let stacks = StackState([Stack.State(counts: 0), Stack.State(counts: 0)])
    let store = Store(initialState: Outer.State(stacks: stacks)) { Outer() }
    let ids = store.withState { $0.stacks.map { $0.path.ids[0] } }
    let outer = store.withState { Array($0.stacks.ids) }
    let start = { (index: Int) in
      Outer.Action.stacks(
        .element(
          id: outer[index],
          action: .path(.element(id: ids[index], action: .startButtonTapped))
        )
      )
    }
    // The first actions mount the pages. Their tasks run until the pages are removed.
    store.send(.stacks(.element(id: outer[0], action: .stopAll)))
    store.send(.stacks(.element(id: outer[1], action: .stopAll)))
    let first = store.send(start(0))
    let second = store.send(start(1))
    store.send(.stacks(.element(id: outer[0], action: .stopAll)))
    await assertFinishes(first)
    await Task.megaYield()
    XCTAssertFalse(second.task?.isComplete ?? true)
    store.send(.stacks(.popFrom(id: outer[0])))
    await assertFinishes(second)
  }

  func testRemovingAnUnknownIDReportsNoIssue() async {
    var stack = StackState(["a"])
    let issues = recordIssues {
      stack[id: 7] = nil
      stack.pop(from: 7)
      stack.pop(to: 7)
    }
    XCTAssertTrue(issues.isEmpty)
    XCTAssertEqual(Array(stack), ["a"])
  }

  func testElementSetForAnUnknownIDOutsideTestsIsReportedAndIgnored() async {
    var stack = StackState(["a", "b"])
    let issues = recordIssues { stack.insert("c", under: 7, isTesting: false) }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.message(at: 0).contains("the id #7, which is not on the stack"))
    XCTAssertTrue(issues.message(at: 0).contains("#0, #1"), issues.message(at: 0))
    XCTAssertEqual(Array(stack), ["a", "b"])
  }

  func testStacksThatDifferInIDsOrderOrElementsAreDistinctInASet() async {
    let stack = StackState(["a", "b"])
    var reordered = stack
    reordered.removeFirst()
    reordered[id: 0] = "a"
    var changed = stack
    changed[id: 0] = "x"
    XCTAssertEqual(Set([stack, stack, StackState(["a", "b"]), reordered, changed]).count, 4)
  }

  private func page(in id: StackElementID, _ action: Page.Action) -> Outer.Action {
    .stacks(.element(id: id, action: .path(.element(id: 0, action: action))))
  }
}

/// A stack of stacks.
@Reducer
private struct Outer {
  struct State: Equatable {
    var stacks = StackState<Stack.State>()
  }

  enum Action {
    case stacks(StackActionOf<Stack>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.stacks, action: \.stacks) {
        Stack()
      }
  }
}
