import Gtk
import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

/// Rows that a change of the list removes, and that are dismantled after the frame of the change.
final class RetiredRowsTests: XCTestCase {
  func testRemovedRowsAreDismantledWhenTheMainLoopIsIdle() throws {
    try inList { model, window in
      let before = AnyNode.liveCount
      model.ids = [0]
      UpdateScheduler.shared.flush()
      let list = try window.first(ListView<Bin>.self)
      XCTAssertEqual(list.boundRows.values.map(\.texts), [["0"]])
      XCTAssertGreaterThan(AnyNode.liveCount, before / 2, "The rows are only frozen.")
      window.settle()
      XCTAssertLessThan(AnyNode.liveCount, before / 20)
    }
  }

  func testEachRemovedRowDisappearsOnceAndIsNotEvaluated() throws {
    try inList { model, window in
      let shown = model.appeared
      XCTAssertGreaterThan(shown.count, 100)
      model.ids = [0]
      UpdateScheduler.shared.flush()
      model.evaluated = []
      model.offset = 1
      window.settle()
      XCTAssertEqual(model.evaluated, [0])
      XCTAssertEqual(model.disappeared.sorted(), shown.filter { $0 != 0 }.sorted())
    }
  }

  func testRowsAreInsertedBeforeTheRemovedRowsAreDismantled() throws {
    try inList { model, window in
      for step in 0..<10 {
        model.ids = [0]
        UpdateScheduler.shared.flush()
        model.ids = Array(0..<300).map { $0 + step }
        UpdateScheduler.shared.flush()
      }
      window.settle()
      let list = try window.first(ListView<Bin>.self)
      XCTAssertGreaterThan(list.boundRows.count, 100)
      for (index, row) in list.boundRows {
        XCTAssertEqual(row.texts, ["\(index + 9)"])
      }
    }
  }

  func testTheFocusIsInTheListAfterTheRowWithTheFocusWasRemoved() throws {
    try inList { model, window in
      let button = try window.button("3")
      XCTAssertTrue(button.grabFocus())
      model.ids.remove(at: 3)
      window.settle()
      XCTAssertFalse(button.isMapped)
      XCTAssertNotIdentical(window.widget.focusWidget, button)
    }
  }

  func testNothingRemainsOfThePageThatWasRemovedBeforeItsRetiredRows() throws {
    try onMain {
      let model = RetiringModel()
      let before = LiveObjects.now
      try inWindow {
        RetiringPage(model: model)
      } use: { window in
        model.ids = [0]
        UpdateScheduler.shared.flush()
        model.isShown = false
        window.settle()
        XCTAssertEqual(window.texts, ["Removed"])
      }
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  private func inList(
    _ use: @MainActor (RetiringModel, TestWindow<RetiringPage>) throws -> Void
  ) throws {
    try onMain {
      let model = RetiringModel()
      try inWindow {
        RetiringPage(model: model)
      } use: { window in
        try use(model, window)
      }
    }
  }
}

@Observable
@MainActor
private final class RetiringModel {
  var ids = Array(0..<300)
  var offset = 0
  var isShown = true
  @ObservationIgnored var evaluated: Set<Int> = []
  @ObservationIgnored var appeared: [Int] = []
  @ObservationIgnored var disappeared: [Int] = []
}

private struct RetiringPage: View {
  let model: RetiringModel

  var body: some View {
    if model.isShown {
      List(model.ids, id: \.self) { RetiringRow(id: $0, model: model) }
    } else {
      Text("Removed")
    }
  }
}

private struct RetiringRow: View {
  let id: Int
  let model: RetiringModel

  var body: some View {
    let _ = model.evaluated.insert(id)
    Button("\(id + model.offset)") {}
      .onAppear { model.appeared.append(id) }
      .onDisappear { model.disappeared.append(id) }
  }
}
