import ComposableArchitecture
import XCTest

final class EffectSendTests: FeatureTestCase {
  func testActionOfASendEffectIsReceivedBeforeSendReturns() async {
    let store = LogStore { $0 == "a" ? .send("b") : .none }
    store.send("a")
    XCTAssertEqual(store.log, ["a", "b"])
  }

  func testActionOfASendEffectIsReceivedAfterTheEnqueuedActions() async {
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
}
