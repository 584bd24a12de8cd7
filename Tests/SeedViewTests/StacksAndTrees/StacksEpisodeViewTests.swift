import ComposableGtk
import GtkTestSupport
import XCTest

@testable import SeedFeatures

final class StacksEpisodeViewTests: XCTestCase {
  func testCountersArePushedIncrementedAndPopped() throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(initialState: StacksEpisode.RootFeature.State()) {
        StacksEpisode.RootFeature()
      }
      let window = TestWindow { StacksEpisode.RootView(store: store) }

      try window.click("Go to counter")
      let plus = ObjectIdentifier(try window.button("+"))
      try window.click("+")
      try window.click("+")
      XCTAssertEqual(store.withState(\.counters).map(\.count), [2])
      XCTAssertTrue(window.texts.contains("2"))
      XCTAssertEqual(window.widget.title, "Counter: 2")
      XCTAssertEqual(
        ObjectIdentifier(try window.button("+")),
        plus,
        "The page stays while its counter counts."
      )

      store.send(.goToCounterButtonTapped)
      window.settle()
      try window.click("-")
      XCTAssertEqual(store.withState(\.counters).map(\.count), [2, -1])
      try window.click("Back")
      try window.click("Back")
      XCTAssertTrue(store.withState(\.counters).isEmpty)
      XCTAssertNoThrow(try window.button("Go to counter"))

      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  @available(*, deprecated)
  func testPreviewsAreViewsThatReactToClicks() throws {
    try onMain {
      let before = LiveObjects.now
      let window = TestWindow { StacksEpisode.Previews.previews }
      XCTAssertEqual(window.texts.filter { $0 == "0" }.count, 1, "The counter of the second view.")
      try window.click("+")
      XCTAssertTrue(window.texts.contains("1"))
      try window.click("Go to counter")
      XCTAssertEqual(window.texts.filter { $0 == "0" }.count, 1, "That of the page of the first.")
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  @available(*, deprecated)
  func testAppPresentsTheStackInAWindow() throws {
    try onMain {
      XCTAssertEqual(StacksEpisode.InventoryApp.displayName, "Inventory")
      let status = try GtkTesting.run(StacksEpisode.InventoryApp()) { window in
        try window.click("Go to counter")
        try window.click("+")
        XCTAssertTrue(window.texts.contains("1"))
      }
      XCTAssertEqual(status, 0)
    }
  }
}
