import ComposableArchitecture
import TestSupport
import XCTest

final class TestStoreTests: FeatureTestCase {
  func testStoreSendsAndReceivesActionsOfAClockEffect() async {
    let clock = TestClock()
    let store = TestStore(initialState: Tester.State()) {
      Tester()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.startClock)
    await clock.advance(by: .seconds(2))
    await store.receive(.clockTicked) {
      $0.count = 1
    }
    XCTAssertEqual(store.state.count, 1)
    await store.receive(\.clockTicked) {
      $0.count = 2
    }
    await store.send(.stop)
    await store.finish()
  }

  func testSendClosureReceivesTheStateBeforeTheAction() async {
    let store = testerStore()
    await store.send(.add(2)) {
      XCTAssertEqual($0.count, 0)
      XCTAssertEqual(store.state.count, 0)
      $0.count = 2
    }
  }

  func testActionsOfEffectsAreReceivedOneByOne() async {
    let store = testerStore()
    await store.send(.addLater([1, 2]))
    await store.receive(.add(1)) {
      $0.count = 1
    }
    await store.receive(\.add, 2) {
      $0.count = 3
    }
    await store.send(.addNow([3, 4]))
    await store.receive({ $0 == .add(3) }) {
      $0.count = 6
    }
    await store.receive(\.add) {
      $0.count = 10
    }
  }

  func testSendAcceptsACaseKeyPath() async {
    let store = testerStore()
    await store.send(\.nothing)
    await store.send(\.add, 1) {
      $0.count = 1
    }
  }

  func testElementIDsInSendClosuresEqualTheIDsInTheStore() async {
    let store = testerStore()
    for count in 0..<3 {
      await store.send(.push) {
        $0.path.append(Page.State(count: count))
      }
    }
    XCTAssertEqual(Array(store.state.path.ids), [0, 1, 2])
  }

  func testAssertionClosureConsumesNoElementIDs() async {
    let store = testerStore()
    store.exhaustivity = .off
    await store.send(.nothing) { state in
      _ = StackState([Page.State(), Page.State()])
      state.count = 0
    }
    await store.send(.push)
    XCTAssertEqual(Array(store.state.path.ids), [0])
  }

  func testDependenciesArePreparedOnceForTheInitialStateAndTheReducer() async {
    let calls = LockIsolated(0)
    var inReducer = 0
    let store = TestStore(initialState: Tester.State(count: number())) {
      let _: Void = (inReducer = number())
      Tester()
    } withDependencies: {
      calls.withValue { $0 += 1 }
      $0.uuid = .constant(UUID(7))
    }
    XCTAssertEqual(store.state.count, 7)
    XCTAssertEqual(inReducer, 7)
    await store.send(.nothing)
    XCTAssertEqual(calls.value, 1)

    func number() -> Int {
      @Dependency(\.uuid) var uuid
      return uuid() == UUID(7) ? 7 : 0
    }
  }

  func testDependenciesCanBeOverriddenAfterTheStoreIsCreated() async {
    let clock = TestClock()
    let store = testerStore()
    store.dependencies.continuousClock = clock
    let task = await store.send(.startClock)
    await clock.advance(by: .seconds(1))
    await store.receive(.clockTicked) {
      $0.count = 1
    }
    await task.cancel()
    XCTAssertTrue(task.isCancelled)
  }

  func testWithDependenciesAndWithExhaustivityRestoreThePreviousValues() async {
    let store = testerStore()
    await store.withExhaustivity(.off) {
      await store.send(.add(1))
    }
    XCTAssertEqual(store.exhaustivity, .on)
    store.dependencies.uuid = .constant(UUID(1))
    let id = store.withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      store.dependencies.uuid()
    }
    XCTAssertEqual(id, UUID(7))
    XCTAssertEqual(store.dependencies.uuid(), UUID(1))
    let laterID = await store.withDependencies {
      await Task.yield()
      $0.uuid = .constant(UUID(8))
    } operation: {
      await store.send(.nothing)
      return store.dependencies.uuid()
    }
    XCTAssertEqual(laterID, UUID(8))
    XCTAssertEqual(store.dependencies.uuid(), UUID(1))
  }

  func testAssertComparesTheCurrentState() async {
    let store = testerStore()
    store.assert { $0.count = 0 }
    let line = UInt(#line + 1)
    let issues = recordIssues { store.assert { $0.count = 1 } }
    assertOne(issues, at: line, containing: "count: 1")
  }

  func testTaskOfAnActionFinishes() async {
    let store = testerStore()
    let task = await store.send(.addLater([1]))
    await task.finish()
    await store.receive(.add(1)) {
      $0.count = 1
    }
    let nothing = await store.send(.nothing)
    await nothing.finish()
    XCTAssertTrue(nothing.isCancelled)
  }

  func testTasksOfTheSameWorkAreEqual() async {
    let store = testerStore()
    let first = await store.send(.never)
    let copy = first
    let second = await store.send(.never)
    XCTAssertEqual(Set([first, copy, second]).count, 2)
    await first.cancel()
    XCTAssertTrue(first.isCancelled)
    XCTAssertFalse(second.isCancelled)
    await second.cancel()
  }

  func testTaskOfAPresentingActionFinishesWhenThePageIsDismissed() async {
    let store = testerStore()
    let task = await store.send(.present) {
      $0.page = Page.State()
    }
    let line = UInt(#line + 1)
    let issues = await recordIssues { await task.finish(timeout: .milliseconds(1)) }
    assertOne(issues, at: line, containing: "still running")
    await store.send(.page(.dismiss)) {
      $0.page = nil
    }
    await task.finish()
  }

  func testMainSerialExecutorIsOnWhileATestStoreExists() async {
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
    do {
      let store = testerStore()
      XCTAssertTrue(store.useMainSerialExecutor)
      do {
        let other = testerStore()
        await other.send(.nothing)
      }
      XCTAssertTrue(uncheckedUseMainSerialExecutor)
      await store.send(.nothing)
    }
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
  }

  func testFinishDoesNotWaitForAPresentedPage() async {
    let store = testerStore()
    await store.send(.present) {
      $0.page = Page.State()
    }
    await store.finish()
  }

  func testFeatureOfATestStoreIsPresented() async {
    struct Feature: Reducer {
      @Dependency(\.isPresented) var isPresented

      func reduce(into state: inout Bool, action: Void) -> Effect<Void> {
        state = isPresented
        return .none
      }
    }
    let store = TestStore(initialState: false) { Feature() }
    await store.send(()) {
      $0 = true
    }
  }

  func testFeatureOfATestStoreCanDismissItself() async {
    let outer = LockIsolated(0)
    let store = testerStore()
    store.dependencies.dismiss = DismissEffect { outer.withValue { $0 += 1 } }
    await store.send(.dismiss)
    XCTAssertEqual(outer.value, 1)
    XCTAssertFalse(store.isDismissed)

    let root = TestStore(initialState: Tester.State()) {
      Tester()
    } withDependencies: {
      $0.dismiss = DismissEffect { outer.withValue { $0 += 1 } }
    }
    await root.send(.never)
    await root.send(.dismiss)
    XCTAssertTrue(root.isDismissed)
    XCTAssertEqual(outer.value, 2)
    let line = UInt(#line + 1)
    let issues = await recordIssues { await root.send(.add(1)) { $0.count = 1 } }
    assertOne(issues, at: line, containing: "dismissed itself")
    XCTAssertEqual(root.state.count, 0)
  }
}
