import ComposableArchitecture
import XCTest

/// The state that is passed to the closures that assert the state.
final class TestStoreClosureTests: FeatureTestCase {
  func testExhaustiveClosureReceivesTheStateBeforeTheAction() async {
    let store = testerStore()
    await store.send(.addNow([2]))
    await store.receive(.add(2)) {
      XCTAssertEqual($0.count, 0)
      $0.count += 2
    }
  }

  func testNonExhaustiveClosureReceivesTheStateAfterTheAction() async {
    let store = testerStore()
    store.exhaustivity = .off
    await store.send(.addNow([2]))
    let isCalled = LockIsolated(false)
    await store.receive(.add(2)) {
      isCalled.setValue(true)
      XCTAssertEqual($0.count, 2)
      XCTAssertEqual(store.state.count, 0)
    }
    XCTAssertTrue(isCalled.value)
    XCTAssertEqual(store.state.count, 2)
  }

  func testAssertionClosuresUseTheStoreDependencies() async {
    let store = TestStore(initialState: [UUID]()) {
      Drawer()
    } withDependencies: {
      $0.uuid = .constant(UUID(7))
    }
    await store.send(1) {
      @Dependency(\.uuid) var uuid
      $0 = [uuid()]
    }
    store.dependencies.uuid = .constant(UUID(8))
    await store.send(1) {
      @Dependency(\.uuid) var uuid
      XCTAssertEqual(uuid(), UUID(8))
      $0.append(UUID(8))
    }
    store.assert {
      @Dependency(\.uuid) var uuid
      $0 = [UUID(7), uuid()]
    }
  }

  func testAssertionClosuresShareReferenceDependenciesWithTheStore() async {
    let store = TestStore(initialState: [UUID]()) {
      Drawer()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    await store.send(2) {
      @Dependency(\.uuid) var uuid
      XCTAssertEqual(uuid(), UUID(2))
      $0 = [UUID(0), UUID(1)]
    }
    await store.send(1) {
      $0.append(UUID(3))
    }
  }

  func testElementIDsInReceiveClosuresEqualTheIDsInTheStore() async {
    let store = testerStore()
    await store.send(.push) {
      $0.path.append(Page.State(count: 0))
    }
    await store.send(.now([.push, .push]))
    for count in 1...2 {
      await store.receive(\.push) {
        $0.path.append(Page.State(count: count))
      }
    }
    XCTAssertEqual(store.state.path.ids, [0, 1, 2])
  }
}

/// A feature that appends as many new identifiers as the action specifies.
private struct Drawer: Reducer {
  @Dependency(\.uuid) var uuid

  func reduce(into state: inout [UUID], action: Int) -> Effect<Int> {
    for _ in 0..<action {
      state.append(uuid())
    }
    return .none
  }
}
