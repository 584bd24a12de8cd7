import GtkTestSupport
import XCTest

@testable import GtkUI

final class OnChangeTests: XCTestCase {
  func testOnChangeReceivesTheOldAndTheNewValueOncePerUpdate() throws {
    try onMain {
      let log = Log()
      let model = Model()
      try inWindow {
        Watching(model: model, log: log)
      } use: { window in
        XCTAssertEqual(log.lines, ["initial 0 0"])
        model.first = 1
        model.first = 2
        window.settle()
        XCTAssertEqual(log.lines.dropFirst(), ["0 2", "initial 0 2", "new 2"])
        model.second = 1
        window.settle()
        XCTAssertEqual(log.lines.count, 4, "The value is the same.")
      }
    }
  }

  func testOnChangeCanChangeTheModelThatItsViewShows() throws {
    try onMain {
      let model = Model()
      try inWindow {
        Following(model: model)
      } use: { window in
        model.first = 3
        window.settle()
        XCTAssertEqual(window.texts, ["3 6"])
      }
    }
  }
}

private struct Watching: View {
  let model: Model
  let log: Log

  var body: some View {
    Text("\(model.first) \(model.second)")
      .onChange(of: model.first) { old, new in log.append("\(old) \(new)") }
      .onChange(of: model.first, initial: true) { old, new in log.append("initial \(old) \(new)") }
      .onChange(of: model.first) { new in log.append("new \(new)") }
  }
}

private struct Following: View {
  let model: Model

  var body: some View {
    Text("\(model.first) \(model.second)")
      .onChange(of: model.first) { model.second = model.first * 2 }
  }
}
