@_spi(Internals) import ComposableArchitecture
import XCTest

final class StoreInternalsTests: FeatureTestCase {
  func testWhatRunsIsCountedUntilItHasEnded() async {
    let store = LogStore { action in
      action == "a" ? .run { send in await send("b") } : .none
    }
    XCTAssertTrue(store.effectCancellables.isEmpty)
    let task = store.send("a")
    XCTAssertEqual(store.effectCancellables, [task])
    XCTAssertEqual(store.scope(state: \.count, action: { $0 }).effectCancellables.count, 1)
    await task.finish()
    XCTAssertEqual(store.effectCancellables.count, 0)
    XCTAssertEqual(store.currentState, ["a", "b"])
  }
}
