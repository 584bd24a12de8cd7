import GtkTestSupport
import GtkUI
import XCTest

import class Gtk.ProgressBar

final class GtkWidgetViewTests: XCTestCase {
  func testGtkWidgetViewCreatesItsWidgetOnceAndUpdatesTheWidget() throws {
    let model = onMain { Model() }
    let log = onMain { Log() }
    try inWindow {
      Level(model: model, log: log, offset: 0)
    } use: { window in
      let bar = try window.first(ProgressBar.self)
      model.first = 5
      let bodies = BodyCount.during { window.settle() }
      XCTAssertEqual(bodies, [:], "The widget observes by itself.")
      XCTAssertEqual(bar.fraction, 0.5)
      window.update { Level(model: model, log: log, offset: 2) }
      XCTAssertTrue(try window.first(ProgressBar.self) === bar)
      XCTAssertEqual(bar.fraction, 0.7, accuracy: 0.001)
      XCTAssertEqual(bar.accessibleName, "Level")
      window.update { Level(model: model, log: log, offset: nil) }
      XCTAssertEqual(log.lines, ["make", "dismantle"])
      XCTAssertEqual(window.all(ProgressBar.self), [])
    }
  }
}

private struct Level: View {
  let model: Model
  let log: Log
  let offset: Int?

  var body: some View {
    if let offset {
      GtkWidgetView { () -> ProgressBar in
        log.append("make")
        return ProgressBar()
      } update: { bar in
        bar.fraction = Double(model.first + offset) / 10
      } dismantle: { _ in
        log.append("dismantle")
      }
      .accessibilityLabel("Level")
    }
  }
}
