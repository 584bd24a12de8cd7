import ComposableGtk
import GtkTestSupport
import XCTest

/// Deep stacks, whose pages are all released.
final class PushAndPopTests: XCTestCase {
  private struct Weak {
    weak var store: AnyObject?
  }

  func testThousandPushedPagesAreReleasedWhenPopped() throws {
    try onMain {
      GtkTesting.waitsForLayout = false
      defer { GtkTesting.waitsForLayout = true }
      let store = Store(initialState: Root.State()) { Root() }
      var stores: [Weak] = []
      let probes = FinalizationProbes()
      let window = TestWindow {
        StackView(store: store, onPage: { stores.append(Weak(store: $0)) })
      }
      let before = LiveObjects.now

      for number in 1...1_000 {
        store.send(.push(number))
        window.settle()
        // Observing the widgets of all pages would take longer than the rest of the test.
        if number.isMultiple(of: 20) {
          probes.watch(try XCTUnwrap(window.content))
        }
      }
      XCTAssertTrue(window.texts.contains("1000"))
      XCTAssertGreaterThanOrEqual(stores.filter { $0.store != nil }.count, 1_000)

      for _ in 1...500 {
        try window.click("Back")
      }
      XCTAssertTrue(window.texts.contains("500"))
      store.send(.removeAll)
      window.settle()

      XCTAssertTrue(window.texts.contains("The root"))
      XCTAssertEqual(LiveObjects.settled(at: before), before)
      XCTAssertEqual(stores.filter { $0.store != nil }.count, 0)
      XCTAssertGreaterThan(probes.watched, 400)
      window.close()
      GtkTesting.wait { probes.remaining.isEmpty }
      XCTAssertEqual(probes.remaining, [])
    }
  }

  func testInitialPathOfTenThousandPagesCreatesFewNodes() {
    onMain {
      let path = StackState((1...10_000).map { Root.Path.State.counter(Counter.State(count: $0)) })
      let store = Store(initialState: Root.State(path: path)) { Root() }
      let before = LiveObjects.now

      let window = TestWindow { StackView(store: store) }

      XCTAssertTrue(window.texts.contains("10000"))
      XCTAssertLessThan(LiveObjects.now.nodes - before.nodes, 100)
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }
}
