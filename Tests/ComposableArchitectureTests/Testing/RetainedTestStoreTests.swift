import ComposableArchitecture
import XCTest

/// Stores that are retained after their test has ended.
final class RetainedTestStoreTests: XCTestCase {
  func testMainSerialExecutorIsOffAfterATestWhoseStoreIsRetained() {
    let store = LockIsolated<TestStore<Int, Int>?>(nil)
    XCTestCase(name: "testRetainedStore") { _ in
      MainActor.assumeIsolated {
        let made = TestStore(initialState: 0) { EmptyReducer<Int, Int>() }
        store.setValue(made)
      }
      XCTAssertTrue(uncheckedUseMainSerialExecutor)
    }
    .run()
    XCTAssertNotNil(store.value)
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
  }

  @MainActor
  func testReleasingARetainedStoreDoesNotTurnOffTheMainSerialExecutor() async {
    var retained: TestStore<Int, Int>?
    withDependencies {
      $0 = $0.withNewDefaults()
    } operation: {
      retained = TestStore(initialState: 0) { EmptyReducer() }
      DependencyValues._current.testDidEnd()
    }
    XCTAssertNotNil(retained)
    XCTAssertFalse(uncheckedUseMainSerialExecutor)
    let store = TestStore(initialState: 0) { EmptyReducer<Int, Int>() }
    retained = nil
    XCTAssertTrue(store.useMainSerialExecutor)
  }
}
