import GtkTestSupport
import XCTest

@testable import GtkUI

final class TaskTests: XCTestCase {
  func testTaskStartsWithTheViewAndIsCancelledWhenTheViewIsRemoved() throws {
    try onMain {
      let log = Log()
      let model = Model()
      model.isOn = true
      try inWindow {
        Tasked(model: model, log: log)
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { log.lines == ["0 starts"] })
        model.isOn = false
        window.settle()
        XCTAssertTrue(GtkTesting.wait { log.lines == ["0 starts", "0 is cancelled"] })
      }
    }
  }

  func testTaskIsCancelledAndStartedAgainOnlyWhenItsIDChanges() throws {
    try onMain {
      let log = Log()
      let model = Model()
      model.isOn = true
      try inWindow {
        Tasked(model: model, log: log)
      } use: { window in
        XCTAssertTrue(GtkTesting.wait { log.lines == ["0 starts"] })
        model.second += 1
        window.settle()
        XCTAssertEqual(log.lines, ["0 starts"], "The id is the same.")
        model.first += 1
        XCTAssertTrue(GtkTesting.wait { log.lines.count == 3 })
        XCTAssertEqual(Set(log.lines.dropFirst()), ["0 is cancelled", "1 starts"])
      }
    }
  }

  func testTaskDoesNotRunIfItsViewIsGoneBeforeItsFirstTurn() throws {
    try onMain {
      let log = Log()
      let model = Model()
      try inWindow {
        Tasked(model: model, log: log)
      } use: { window in
        model.isOn = true
        UpdateScheduler.shared.flush()
        model.isOn = false
        UpdateScheduler.shared.flush()
        window.settle()
        XCTAssertEqual(log.lines, [])

        model.isOn = true
        UpdateScheduler.shared.flush()
        model.first += 1
        UpdateScheduler.shared.flush()
        XCTAssertTrue(GtkTesting.wait { !log.lines.isEmpty })
        XCTAssertEqual(log.lines, ["1 starts"], "The task of the earlier id had no turn.")
      }
    }
  }
}

private struct Tasked: View {
  let model: Model
  let log: Log

  var body: some View {
    if model.isOn {
      let id = model.first
      Text("\(id) \(model.second)").task(id: id) {
        log.append("\(id) starts")
        try? await Task.sleep(for: .seconds(60))
        if Task.isCancelled { log.append("\(id) is cancelled") }
      }
    }
  }
}
