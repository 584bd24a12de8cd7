import ComposableGtk
import GtkTestSupport
import XCTest

@testable import SeedFeatures

final class StacksEpisodeViewTests: XCTestCase {
  func testCountersArePushedCountedAndPopped() throws {
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
}
