import ComposableGtk
import GtkTestSupport
import XCTest

final class ObservedObjectTests: XCTestCase {
  func testViewWithAnObservedViewStoreIsUpdatedWithTheState() throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(initialState: Counter.State(count: 1)) { Counter() }
      let window = TestWindow { HoldingView(store: store) }
      try window.click("Count 1")
      XCTAssertNoThrow(try window.button("Count 2"))
      XCTAssertEqual(store.withState(\.count), 2)
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testSendWithAnAnimationChangesTheStateImmediately() {
    onMain {
      let store = Store(initialState: Counter.State(count: 1)) { Counter() }
      store.send(.incrementButtonTapped, animation: .default)
      XCTAssertEqual(store.withState(\.count), 2)
      let viewStore = ViewStore(store, observe: \.count)
      withAnimation(.spring()) {
        _ = viewStore.send(.incrementButtonTapped, animation: .easeInOut(duration: 0.2).delay(1))
      }
      XCTAssertEqual(viewStore.state, 3)
    }
  }
}

private struct HoldingView: View {
  let store: StoreOf<Counter>
  @ObservedObject var viewStore: ViewStoreOf<Counter>

  init(store: StoreOf<Counter>) {
    self.store = store
    viewStore = ViewStore(store, observe: { $0 })
  }

  var body: some View {
    Button("Count \(viewStore.count)") { viewStore.send(.incrementButtonTapped) }
  }
}
