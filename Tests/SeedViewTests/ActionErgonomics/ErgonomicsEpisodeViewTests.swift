import ComposableGtk
import GtkTestSupport
import XCTest

@testable import SeedFeatures

final class ErgonomicsEpisodeViewTests: XCTestCase {
  @available(*, deprecated)
  func testStackViewOfTheEpisodePushesRunsAndPopsCounters() throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(initialState: ErgonomicsEpisode.RootFeature.State()) {
        ErgonomicsEpisode.RootFeature()
      }
      let window = TestWindow { ErgonomicsEpisode.RootView(store: store) }
      try window.click("Go to counter")
      try window.click("+")
      XCTAssertEqual(store.withState(\.path).map(\.count), [1])
      XCTAssertEqual(window.widget.title, "Counter: 1")
      // The parent receives a delegate action and pushes a counter. The count of the first counter
      // does not change.
      try window.click("Go to next counter")
      try window.click("+")
      XCTAssertEqual(store.withState(\.path).map(\.count), [1, 2])
      try window.click("Back")
      XCTAssertEqual(store.withState(\.path).map(\.count), [1])
      XCTAssertTrue(window.texts.contains("1"))
      try window.click("Back")
      XCTAssertTrue(store.withState(\.path).isEmpty)
      XCTAssertNoThrow(try window.button("Go to counter"))
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  @available(*, deprecated)
  func testStackViewOfTheEpisodeShowsItsInitialPath() throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(
        initialState: ErgonomicsEpisode.RootFeature.State(
          path: [
            .counter(ErgonomicsEpisode.CounterFeature.State(count: 42)),
            .numberFact(ErgonomicsEpisode.NumberFactFeature.State(number: 7)),
          ]
        )
      ) {
        ErgonomicsEpisode.RootFeature()
      }
      let window = TestWindow { ErgonomicsEpisode.RootView(store: store) }
      XCTAssertEqual(window.texts.first, "The number is 7")
      try window.click("Double")
      XCTAssertEqual(window.texts.first, "The number is 14")
      try window.click("Back")
      XCTAssertEqual(window.texts.first, "42")
      XCTAssertEqual(store.withState(\.path).map(\.count), [42])
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  @available(*, deprecated)
  func testStackViewOfTheLibraryPushesRunsAndPopsElements() throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(initialState: ErgonomicsEpisode.StackRootFeature.State()) {
        ErgonomicsEpisode.StackRootFeature()
      }
      let window = TestWindow { ErgonomicsEpisode.StackRootView(store: store) }
      try window.click("Go to counter")
      try window.click("+")
      try window.click("Go to next counter")
      XCTAssertEqual(store.withState(\.path).map(\.count), [1, 1])
      try window.click("Back")
      try window.click("Back")
      try window.click("Go to fact")
      try window.click("Double")
      XCTAssertEqual(window.texts.first, "The number is 14")
      XCTAssertEqual(store.withState(\.path).map(\.count), [14])
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }
}

extension ErgonomicsEpisode.Path.State {
  fileprivate var count: Int {
    switch self {
    case .counter(let state): state.count
    case .numberFact(let state): state.number
    }
  }
}
