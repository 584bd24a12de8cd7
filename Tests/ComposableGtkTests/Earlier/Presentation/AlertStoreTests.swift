import ComposableGtk
import Gtk
import GtkTestSupport
import XCTest

final class AlertStoreTests: XCTestCase {
  func testAlertButtonSendsItsActionAndTheAlertIsDismissed() throws {
    try onMain {
      let log = ActionLog<Counter.Action>()
      let store = Store(initialState: Counter.State(count: 3)) { Counter().logging(to: log) }
      let window = TestWindow { CounterView(store: store) }
      defer { window.close() }
      try window.click("Ask")
      let alert = try XCTUnwrap(window.alert)
      XCTAssertEqual(alert.accessibleLabel, "Start again?")
      XCTAssertTrue(alert.texts.contains("The count is 3."))

      try alert.click("Start again")

      XCTAssertEqual(log.actions, [.askButtonTapped, .alert(.presented(.confirmButtonTapped))])
      XCTAssertEqual(store.withState(\.count), 0)
      XCTAssertNil(window.alert)
    }
  }

  func testAlertButtonWithoutAnActionSendsDismiss() throws {
    try onMain {
      let log = ActionLog<Counter.Action>()
      let store = Store(initialState: Counter.State(count: 3)) { Counter().logging(to: log) }
      let window = TestWindow { CounterView(store: store) }
      defer { window.close() }
      try window.click("Ask")

      try XCTUnwrap(window.alert).click("Keep")

      XCTAssertEqual(log.actions, [.askButtonTapped, .alert(.dismiss)])
      XCTAssertNil(window.alert)
    }
  }

  func testClosingTheAlertSendsDismissOnce() throws {
    try onMain {
      let log = ActionLog<Counter.Action>()
      let store = Store(initialState: Counter.State()) { Counter().logging(to: log) }
      let window = TestWindow { CounterView(store: store) }
      defer { window.close() }
      try window.click("Ask")

      try XCTUnwrap(window.alert).requestClose()
      window.settle()

      XCTAssertEqual(log.actions, [.askButtonTapped, .alert(.dismiss)])
      XCTAssertNil(window.alert)
    }
  }

  func testSecondClickedAlertButtonSendsNoAction() throws {
    try onMain {
      let log = ActionLog<Counter.Action>()
      let store = Store(initialState: Counter.State(count: 3)) { Counter().logging(to: log) }
      let window = TestWindow { CounterView(store: store) }
      defer { window.close() }
      try window.click("Ask")
      let alert = try XCTUnwrap(window.alert)
      let buttons = try [alert.button("Keep"), alert.button("Start again")]

      // Both buttons are clicked before the views are refreshed.
      for button in buttons {
        button.emit("clicked")
      }
      window.settle()

      XCTAssertEqual(log.actions, [.askButtonTapped, .alert(.dismiss)])
      XCTAssertEqual(store.withState(\.count), 3)
    }
  }
}
