@_spi(Internals) import ComposableArchitecture
import XCTest

final class StoreInternalsTests: FeatureTestCase {
  func testEffectCancellablesContainATaskUntilTheTaskFinishes() async {
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

  func testSendReturnsTheWorkOfAnActionAsATask() async {
    let store = LogStore { action in
      switch action {
      case "a": .run { send in await send("b") }
      case "wait": .run { _ in try await Task.never() }
      default: .none
      }
    }
    let none: Task<Void, Never>? = store.send("nothing")
    XCTAssertNil(none)
    let task: Task<Void, Never>? = store.send("a")
    await task?.value
    XCTAssertEqual(store.currentState, ["nothing", "a", "b"])
    let waiting = store.send("wait", originatingFrom: nil)
    waiting?.cancel()
    await eventually { store.effectCancellables.isEmpty }
  }
}
