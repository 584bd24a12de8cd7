import ComposableGtk
import GtkTestSupport
import XCTest

final class IfLetStoreTests: XCTestCase {
  func testIfLetStoreShowsItsContentWhileTheStateIsNotNil() throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(initialState: Optionals.State()) { Optionals() }
      let window = TestWindow {
        IfLetStore(store.scope(state: \.child, action: \.child)) { store in
          TallyView(store: store)
        } else: {
          Text("Nothing")
        }
      }
      XCTAssertEqual(window.texts, ["Nothing"])
      store.send(.setChild(3))
      window.settle()
      XCTAssertEqual(window.texts, ["Count 3"])
      let evaluated = try BodyCount.during { try window.click("Count 3") }
      XCTAssertEqual(evaluated, ["TallyView": 1])
      store.send(.setChild(nil))
      window.settle()
      XCTAssertEqual(window.texts, ["Nothing"])
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testIfLetStoreShowsItsCaseOfThePresentedDestination() {
    onMain {
      let store = Store(initialState: FormFeature.State(destination: .help(Tally.State()))) {
        FormFeature()
      }
      let window = TestWindow {
        IfLetStore(
          store.scope(state: \.$destination, action: \.destination),
          state: \.help,
          action: { .help($0) }
        ) { store in
          TallyView(store: store)
        }
      }
      defer { window.close() }
      XCTAssertEqual(window.texts, ["Count 0"])
      store.send(.editButtonTapped)
      window.settle()
      XCTAssertEqual(window.texts, [])
    }
  }
}
