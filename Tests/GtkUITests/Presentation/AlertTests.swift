import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

final class AlertTests: XCTestCase {
  func testAlertIsModalShowsItsContentAndIsLabelledByItsTitle() throws {
    try inAlert { _, _, window in
      let alert = try XCTUnwrap(window.alert)
      XCTAssertEqual(alert.texts, ["Delete?", "It is gone then.", "Keep", "Delete"])
      XCTAssertEqual(alert.accessibleRole, .alertDialog)
      XCTAssertEqual(alert.accessibleLabel, "Delete?")
      XCTAssertEqual(alert.accessibleDescription, "It is gone then.")
      XCTAssertEqual(window.content?.isEffectivelyInert, true)
      XCTAssertTrue(try alert.button("Delete").hasCSSClass("destructive-action"))
      XCTAssertTrue(try alert.button("Keep").isFocus, "Enter destroys nothing.")
    }
  }

  func testAlertButtonRunsItsActionAndOnlyTheStateDismissesTheAlert() throws {
    try inAlert { model, log, window in
      try XCTUnwrap(window.alert).click("Delete")
      XCTAssertEqual(log.lines, ["Delete"])
      XCTAssertNotNil(window.alert)
      model.first = 0
      window.settle()
      XCTAssertNil(window.alert)
    }
  }

  func testClosingAnAlertRequestsItsDismissalAndTheAlertRemains() throws {
    try inAlert { _, log, window in
      window.widget.close()
      window.settle()
      XCTAssertEqual(log.lines, ["dismiss"])
      XCTAssertNotNil(window.alert)
    }
  }

  func testEscapeRequestsTheDismissalOfAnAlertAndTheMenuKeyDoesNot() throws {
    try inAlert { _, log, window in
      let alert = try XCTUnwrap(window.alert)
      XCTAssertFalse(alert.pressKey(.menu, in: .bubble))
      XCTAssertTrue(alert.pressEscape())
      XCTAssertEqual(log.lines, ["dismiss"])
      XCTAssertNotNil(window.alert)
    }
  }

  func testAlertIsReplacedOnlyIfItsIDChanges() throws {
    try inAlert { model, _, window in
      let alert = window.alert
      model.second = 5
      window.settle()
      XCTAssertTrue(window.alert === alert, "The same id is the same alert.")
      model.first = 2
      window.settle()
      XCTAssertNotNil(window.alert)
      XCTAssertFalse(window.alert === alert)
    }
  }

  func testFocusReturnsAfterTheDismissalOfAnAlert() throws {
    try onMain {
      let model = Model()
      let log = Log()
      try inWindow {
        Alerting(model: model, log: log)
      } use: { window in
        let button = try window.button("Second")
        button.grabFocus()
        model.first = 1
        window.settle()
        XCTAssertNotNil(window.alert)
        model.first = 0
        window.settle()
        XCTAssertTrue(button.isFocus)
      }
    }
  }

  func testAlertIsDismissedWithItsViewAndItsButtonsDoNothing() throws {
    try inAlert { _, log, window in
      let delete = try XCTUnwrap(window.alert).button("Delete")
      window.host.node?.freeze()
      XCTAssertNil(window.alert)
      delete.emit("clicked")
      XCTAssertEqual(log.lines, [])
    }
    try inAlert { _, _, window in
      window.host.dismantle()
      XCTAssertNil(window.alert)
    }
  }

  func testAlertOfACoveredPageIsHiddenAndCanBeDismissedMeanwhile() throws {
    try onMain {
      let path = PathModel()
      let model = Model()
      let log = Log()
      try inWindow {
        AlertingStack(path: path, model: model, log: log)
      } use: { window in
        model.first = 1
        window.settle()
        XCTAssertNotNil(window.alert)
        path.ids = [1]
        window.settle()
        XCTAssertNil(window.alert, "It would keep the page on top from being used.")
        path.ids = []
        window.settle()
        XCTAssertNotNil(window.alert)
        path.ids = [1]
        window.settle()
        model.first = 0
        window.settle()
        path.ids = []
        window.settle()
        XCTAssertNil(window.alert)
      }
    }
  }

  private func inAlert(
    _ use: @MainActor (Model, Log, TestWindow<Alerting>) throws -> Void
  ) throws {
    try onMain {
      let model = Model()
      let log = Log()
      model.first = 1
      try inWindow {
        Alerting(model: model, log: log)
      } use: { window in
        try use(model, log, window)
      }
    }
  }
}

/// A view with an alert that shows the number of the model, unless the number is 0.
private struct Alerting: View {
  let model: Model
  let log: Log

  var body: some View {
    VStack {
      Button("First") {}
      Button("Second") {}
    }
    .alert(content, id: model.first) { log.append("dismiss") }
  }

  private var content: AlertContent? {
    guard model.first > 0 else { return nil }
    return AlertContent(
      title: "Delete?",
      message: model.second > 0 ? nil : "It is gone then.",
      buttons: [
        AlertContent.Button("Delete", role: .destructive) { log.append("Delete") },
        AlertContent.Button("Keep", role: .cancel) { log.append("Keep") },
      ]
    )
  }
}

private struct AlertingStack: View {
  let path: PathModel
  let model: Model
  let log: Log

  var body: some View {
    NavigationContainer(ids: path.ids, onPop: { path.pop($0) }) {
      Alerting(model: model, log: log)
    } destination: {
      Text("\($0)")
    }
  }
}
