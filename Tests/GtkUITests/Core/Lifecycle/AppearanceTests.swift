import GtkTestSupport
import XCTest

@testable import GtkUI

final class AppearanceTests: XCTestCase {
  func testOnAppearAndOnDisappearRunWhenTheViewIsInsertedAndRemoved() throws {
    try onMain {
      let log = Log()
      let model = Model()
      model.isOn = true
      try inWindow {
        Conditional(model: model, log: log)
      } use: { window in
        XCTAssertEqual(log.lines, ["appear"])
        model.first += 1
        window.settle()
        XCTAssertEqual(log.lines, ["appear"], "An update is no appearance.")
        model.isOn = false
        window.settle()
        XCTAssertEqual(log.lines, ["appear", "disappear"])
        model.isOn = true
        window.settle()
        XCTAssertEqual(log.lines, ["appear", "disappear", "appear"])
      }
      XCTAssertEqual(log.lines.last, "disappear", "A window that closes shows nothing any more.")
    }
  }

  func testCoveredPageDisappearsAndAppearsAgainAfterAPop() throws {
    try onMain {
      let log = Log()
      let model = PathModel()
      try inWindow {
        LoggedStack(model: model, log: log)
      } use: { window in
        XCTAssertEqual(log.lines, ["root appears"])
        model.ids = [1]
        window.settle()
        XCTAssertEqual(Set(log.lines.dropFirst()), ["root disappears", "1 appears"])
        model.ids = []
        window.settle()
        XCTAssertEqual(Set(log.lines.dropFirst(3)), ["1 disappears", "root appears"])
        XCTAssertEqual(log.lines.count, 5)
      }
    }
  }

  func testOnAppearCanChangeTheStateOfItsView() throws {
    try inWindow {
      Loading()
    } use: { window in
      XCTAssertEqual(window.texts, ["loaded"])
    }
  }

  func testViewThatIsInsertedAndRemovedInOneTurnDoesNotAppear() throws {
    try onMain {
      let log = Log()
      let model = Model()
      try inWindow {
        Conditional(model: model, log: log)
      } use: { window in
        model.isOn = true
        UpdateScheduler.shared.afterUpdates {}
        // Both changes happen in one iteration of the main loop, without a refresh after the first
        // change.
        model.isOn = false
        window.settle()
        XCTAssertEqual(log.lines, [])
      }
    }
  }
}

private struct Conditional: View {
  let model: Model
  let log: Log

  var body: some View {
    if model.isOn {
      Text("\(model.first)")
        .onAppear { log.append("appear") }
        .onDisappear { log.append("disappear") }
    }
  }
}

private struct LoggedStack: View {
  let model: PathModel
  let log: Log

  var body: some View {
    NavigationContainer(
      ids: model.ids,
      onPop: { model.pop($0) },
      root: { page("root") },
      destination: { page("\($0)") }
    )
  }

  private func page(_ name: String) -> some View {
    Text(name)
      .navigationTitle(name)
      .onAppear { log.append("\(name) appears") }
      .onDisappear { log.append("\(name) disappears") }
  }
}

private struct Loading: View {
  @State private var text = "empty"

  var body: some View {
    Text(text).onAppear { text = "loaded" }
  }
}
