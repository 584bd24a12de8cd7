import ComposableArchitecture
import TestSupport
import XCTest

final class StackReducerTests: FeatureTestCase {
  func testElementActionIsReceivedByTheElementAndItsParent() async {
    let store = TestStore(initialState: Stack.State(counts: 1, 2)) { Stack() }
    await store.send(.path(.element(id: 1, action: .increment))) {
      $0.path[id: 1]?.count = 3
      $0.seen = 2
    }
  }

  func testParentReadsTheStackBeforePopFromRemovesElements() async {
    let store = TestStore(initialState: Stack.State(counts: 1, 2, 3)) { Stack() }
    await store.send(.path(.popFrom(id: 1))) {
      $0.path.pop(from: 1)
      $0.seen = 3
    }
  }

  func testParentReadsTheStackAfterPushAppendsTheElement() async {
    let store = TestStore(initialState: Stack.State(counts: 1)) { Stack() }
    await store.send(.path(.push(id: 1, state: Page.State(count: 2)))) {
      $0.path[id: 1] = Page.State(count: 2)
      $0.seen = 2
    }
    await store.send(.change(.append(Page.State()))) {
      $0.path.append(Page.State())
    }
    XCTAssertEqual(Array(store.state.path.ids), [0, 1, 2])
  }

  func testPushWithAPreviousIDAppendsTheElement() async {
    let store = TestStore(initialState: Stack.State(counts: 1)) { Stack() }
    await store.send(.path(.popFrom(id: 0))) {
      $0.path = StackState()
      $0.seen = 1
    }
    await store.send(.path(.push(id: 0, state: Page.State()))) {
      $0.path[id: 0] = Page.State()
    }
  }

  func testPushWithATooHighIDIsReportedAndAppendsTheElement() async {
    let store = Store(initialState: Stack.State()) { Stack() }
    let issues = recordIssues { store.send(.path(.push(id: 3, state: Page.State()))) }
    assertOne(issues, at: Stack.forEachLine, containing: "expected: #0")
    XCTAssertTrue(issues.message(at: 0).contains("received: #3"))
    XCTAssertEqual(store.withState(\.path.ids), [3])
  }

  func testPushWithAnExistingIDIsReportedAndPushesNothing() async {
    let store = Store(initialState: Stack.State(counts: 1)) { Stack() }
    let issues = recordIssues { store.send(.path(.push(id: 0, state: Page.State(count: 7)))) }
    assertOne(issues, at: Stack.forEachLine, containing: "already on its stack")
    XCTAssertEqual(store.withState { $0.path.map(\.count) }, [1])
    XCTAssertEqual(store.withState(\.seen), 1)
  }

  func testPopFromAnUnknownIDIsReportedAndTheParentRuns() async {
    let store = Store(initialState: Stack.State(counts: 1)) { Stack() }
    let issues = recordIssues { store.send(.path(.popFrom(id: 7))) }
    assertOne(issues, at: Stack.forEachLine, containing: "#7, which is not on its stack")
    XCTAssertTrue(issues.message(at: 0).contains("#0"))
    XCTAssertEqual(store.withState(\.seen), 1)
  }

  func testActionOfAnUnknownElementIsReportedAndTheParentRuns() async {
    let store = Store(initialState: Stack.State(counts: 1)) { Stack() }
    let issues = recordIssues { store.send(.path(.element(id: 7, action: .increment))) }
    assertOne(issues, at: Stack.forEachLine, containing: "Page.Action.increment")
    XCTAssertEqual(store.withState(\.seen), 1)
  }

  func testParentPopsAnElementForAnActionOfTheElement() async {
    let store = TestStore(initialState: Stack.State(counts: 1, 2)) { Stack() }
    await store.send(.path(.element(id: 0, action: .incrementAndNotify))) {
      $0.path[id: 0]?.count = 2
      $0.seen = 2
    }
    await store.receive(\.path[id: 0].notify) {
      $0.path = StackState()
    }
  }

  func testParentRemovesAMiddleElementAndInsertsAFirstElement() async {
    let store = TestStore(initialState: Stack.State(counts: 1, 2, 3)) { Stack() }
    await store.send(.change(.remove(at: 1))) {
      $0.path[id: 1] = nil
      $0.seen = 3
    }
    await store.send(.change(.reorder)) {
      $0.path.insert(Page.State(count: 100), at: 0)
      $0.seen = 2
    }
    XCTAssertEqual(Array(store.state.path.ids), [3, 0, 2])
  }
}
