import ComposableArchitecture
import XCTest

final class EffectSendTests: FeatureTestCase {
  func testIsProcessedBeforeTheCallOfSendReturns() async {
    let store = LogStore { $0 == "a" ? .send("b") : .none }
    store.send("a")
    XCTAssertEqual(store.log, ["a", "b"])
  }

  func testIsProcessedAfterTheActionsThatWaitAlready() async {
    let store = LogStore { action in
      switch action {
      case "a": .merge(.send("b"), .send("c"))
      case "b": .send("d")
      default: .none
      }
    }
    store.send("a")
    XCTAssertEqual(store.log, ["a", "b", "c", "d"])
  }

  func testChainOf100_000() async {
    let store = Store<Int, Int>(initialState: 0) {
      Reduce { state, action in
        state = action
        return action < 100_000 ? .send(action + 1) : .none
      }
    }
    store.send(1)
    XCTAssertEqual(store.withState { $0 }, 100_000)
  }

  func testConcatenationOf100_000() async {
    let store = Store<Int, Bool>(initialState: 0) {
      Reduce { state, isFirst in
        guard isFirst else {
          state += 1
          return .none
        }
        return .concatenate(Array(repeating: .send(false), count: 100_000))
      }
    }
    store.send(true)
    XCTAssertEqual(store.withState { $0 }, 100_000)
  }
}
