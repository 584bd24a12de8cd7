import ComposableGtk
import GtkTestSupport
import XCTest

final class WithViewStoreTests: XCTestCase {
  func testActionUpdatesTheTextOfAWithViewStore() throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(initialState: Counter.State(count: 41)) { Counter() }
      let window = TestWindow { CounterView(store: store) }
      XCTAssertEqual(window.texts.first, "41")

      try window.click("Increment")

      XCTAssertEqual(store.withState(\.count), 42)
      XCTAssertEqual(window.texts.first, "42")
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testChangeOfUnobservedStateEvaluatesNothing() {
    onMain {
      let store = Store(initialState: Counter.State()) { Counter() }
      let window = TestWindow { CounterView(store: store) }
      defer { window.close() }

      let evaluated = BodyCount.during {
        store.send(.noteChanged("Blob"))
        window.settle()
      }

      XCTAssertEqual(evaluated, [:])
    }
  }

  func testAThousandActionsInOneTurnFlushOnce() {
    onMain {
      let store = Store(initialState: Counter.State()) { Counter() }
      let window = TestWindow { CounterView(store: store) }
      defer { window.close() }
      let flushes = UpdateScheduler.shared.flushCount

      let evaluated = BodyCount.during {
        for _ in 1...1_000 {
          store.send(.incrementButtonTapped)
        }
        window.settle()
      }

      XCTAssertEqual(window.texts.first, "1000")
      XCTAssertEqual(UpdateScheduler.shared.flushCount, flushes + 1)
      XCTAssertEqual(Array(evaluated.values), [1])
    }
  }

  func testWithViewStoreObservesTheStoreThatReplacesTheFirst() {
    onMain {
      let first = Store(initialState: Counter.State(count: 1)) { Counter() }
      let second = Store(initialState: Counter.State(count: 2)) { Counter() }
      let window = TestWindow { CounterView(store: first) }
      defer { window.close() }

      window.update { CounterView(store: second) }
      XCTAssertEqual(window.texts.first, "2")
      first.send(.incrementButtonTapped)
      second.send(.incrementButtonTapped)
      window.settle()

      XCTAssertEqual(window.texts.first, "3")
    }
  }
}
