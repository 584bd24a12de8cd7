import ComposableGtk
import CountersCore
import Gtk
import GtkTestSupport
import NumberFacts
import XCTest

@testable import CountersViews

final class AppViewTests: XCTestCase {
  func testNavigationUpdatesTitlesAndSummaryAndReleasesAllObjects() throws {
    try onMain {
      let before = LiveObjects.now
      let store = Store(initialState: AppFeature.State()) { AppFeature() }
      let window = TestWindow(height: 700) { AppView(store: store) }
      XCTAssertEqual(window.widget.title, "Counters")

      try window.click("Go to counter")
      XCTAssertEqual(window.widget.title, "Counter: 0")
      try window.click("Increment")
      XCTAssertEqual(window.widget.title, "Counter: 1")
      try window.click("Go to counter: 1")
      try window.click("Increment")
      XCTAssertTrue(window.texts.contains("Sum: 3"))
      XCTAssertTrue(window.texts.contains("Screens: 2"))
      try window.click("Go to fact: 2")
      XCTAssertEqual(window.widget.title, "Fact: 2")
      try window.click("Go to root")

      XCTAssertEqual(window.widget.title, "Counters")
      XCTAssertThrowsError(try window.click("Go to root"))
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testFailedFactFetchPresentsAnAlertThatRetriesTheFetch() throws {
    try onMain {
      let path = StackState<AppFeature.Path.State>([.fact(FactFeature.State(number: 7))])
      let attempts = LockIsolated(0)
      let store = Store(initialState: AppFeature.State(path: path)) {
        AppFeature()
      } withDependencies: {
        $0.numberFact.fetch = { number, _ in
          guard
            attempts.withValue({
              $0 += 1; return $0
            }) > 1
          else {
            throw FactError(reason: "The service is <b>away</b>.")
          }
          return NumberFact(text: "\(number) is odd.", kind: .web)
        }
      }
      let window = TestWindow(height: 700) { AppView(store: store) }
      defer { window.close() }

      try window.click("Get fact")
      GtkTesting.wait { window.alert != nil }
      let alert = try XCTUnwrap(window.alert)
      XCTAssertTrue(alert.texts.contains("The service is <b>away</b>."))
      try alert.click("Try again")
      GtkTesting.wait { window.texts.contains("7 is odd.") }

      XCTAssertTrue(window.texts.contains("7 is odd."))
      XCTAssertNil(window.alert)
    }
  }

  func testPagesAndTheSessionAlertHaveNoAccessibilityIssues() {
    onMain {
      var busyCounter = CounterFeature.State(count: .max)
      busyCounter.isLoading = true
      busyCounter.isTimerRunning = true
      var busyFact = FactFeature.State(number: 7)
      busyFact.fact = NumberFact(text: "7 is odd.", kind: .computed)
      busyFact.isLoading = true
      let screens: [AppFeature.Path.State?] = [
        nil, .counter(CounterFeature.State()), .counter(busyCounter),
        .fact(FactFeature.State(number: 7)), .fact(busyFact),
      ]
      for screen in screens {
        let state = AppFeature.State(path: StackState([screen].compactMap(\.self)))
        let store = Store(initialState: state) { AppFeature() }
        let window = TestWindow(height: 700) { AppView(store: store) }
        defer { window.close() }
        XCTAssertEqual(window.accessibilityIssues(), [])

        store.send(.sessionNotSaved(reason: "It is full."))
        XCTAssertEqual(window.accessibilityIssues(), [])
      }
    }
  }
}
