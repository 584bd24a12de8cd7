import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// The transitions of the rows of a `ForEach` in a stack.
final class RowTransitionTests: XCTestCase {
  func testInsertedRowsHaveTransitions() throws {
    try inRows { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.ids = [0, 1, 5, 2, 3] }
      window.flush()
      XCTAssertEqual(window.texts, ["0", "1", "5", "2", "3", "end"])
      XCTAssertEqual(window.widget.all(TransitionBin.self).count, 1)
      clock.advance(by: 0)
      clock.advance(by: 1.1)
      XCTAssertEqual(clock.runningCount, 0)
      XCTAssertEqual(window.texts, ["0", "1", "5", "2", "3", "end"])
    }
  }

  func testRemovedRowsAreShownAtTheirPositions() throws {
    try inRows { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.ids = [0, 3] }
      window.flush()
      XCTAssertEqual(window.rows, ["0", "picture", "picture", "3", "end"])
      withAnimation(.linear(duration: 1)) { model.ids = [3] }
      window.flush()
      XCTAssertEqual(window.rows, ["picture", "picture", "picture", "3", "end"])
      clock.advance(by: 0)
      clock.advance(by: 1.1)
      XCTAssertEqual(window.rows, ["3", "end"])
      XCTAssertEqual(clock.runningCount, 0)
    }
  }

  func testRowThatIsInsertedAgainContinuesItsTransition() throws {
    try inRows { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.ids = [0, 2, 3] }
      window.flush()
      clock.advance(by: 0)
      clock.advance(by: 0.25)
      withAnimation(.linear(duration: 1)) { model.ids = [1, 0, 2, 3] }
      window.flush()
      XCTAssertEqual(window.rows, ["1", "0", "2", "3", "end"])
      let content = try XCTUnwrap(window.widget.all(TransitionBin.self).first?.content)
      XCTAssertEqual(content.opacity, 0.75, accuracy: 0.03)
    }
  }

  func testManyRowsAreShownAtOnce() throws {
    try inRows { model, window, clock in
      withAnimation(.linear(duration: 1)) { model.ids = Array(0..<200) }
      window.flush()
      XCTAssertEqual(clock.runningCount, 0)
      XCTAssertEqual(window.widget.all(TransitionBin.self).count, 0)
      withAnimation(.linear(duration: 1)) { model.ids = [7] }
      window.flush()
      XCTAssertEqual(window.rows, ["7", "end"])
    }
  }

  func testRandomChangesKeepTheOrderAndReleaseTheContainers() throws {
    try inRows { model, window, clock in
      var random = SystemRandomNumberGenerator()
      for _ in 0..<60 {
        let ids = Array((0..<8).shuffled(using: &random).prefix(Int.random(in: 0...8)))
        withAnimation(Bool.random() ? .linear(duration: 0.2) : nil) { model.ids = ids }
        window.flush()
        XCTAssertEqual(window.rows.filter { $0 != "picture" }, ids.map(String.init) + ["end"])
        clock.advance(by: Double.random(in: 0...0.15))
      }
      clock.advance(by: 0.3)
      XCTAssertEqual(window.rows, model.ids.map(String.init) + ["end"])
      XCTAssertEqual(clock.runningCount, 0)
      model.ids = []
      window.flush()
      XCTAssertEqual(window.widget.all(TransitionBin.self).count, 0)
    }
  }

  func testRowThatChangesWithAnInsertionIsPlacedBesideTheInsertedRow() throws {
    try inRows { model, window, clock in
      withAnimation(.linear(duration: 1)) {
        model.ids = [9, 0, 1, 2, 3]
        model.divided = [1]
      }
      window.flush()
      XCTAssertEqual(window.texts, ["9", "0", "divided 1", "2", "3", "end"])
      clock.advance(by: 0)
      clock.advance(by: 1.1)
      XCTAssertEqual(window.texts, ["9", "0", "divided 1", "2", "3", "end"])
      XCTAssertEqual(window.widget.all(Gtk.Label.self).filter { !$0.isMapped }.count, 0)
    }
  }

  func testRowsOfAListAndAGridAreShownAtOnce() throws {
    try onMain {
      let model = RowModel()
      try withTestClock { clock in
        try inWindow {
          RowList(model: model)
        } use: { window in
          withAnimation { model.ids = [0, 9] }
          window.settle()
          XCTAssertEqual(window.texts, ["end", "0", "9", "grid 0", "grid 9"])
          XCTAssertEqual(window.widget.all(TransitionBin.self).count, 0)
        }
      }
    }
  }

  private func inRows(
    _ use: @MainActor (RowModel, TestWindow<RowStack>, TestAnimationClock) throws -> Void
  ) throws {
    try onMain {
      let model = RowModel()
      try withTestClock { clock in
        try inWindow {
          RowStack(model: model)
        } use: { window in
          window.settle()
          try use(model, window, clock)
        }
      }
    }
  }
}

/// Calls a closure while animations are enabled and a test clock drives the animations.
@MainActor
private func withTestClock(_ body: @MainActor (TestAnimationClock) throws -> Void) throws {
  let clock = TestAnimationClock()
  AnimationClock.test = clock
  defer { AnimationClock.test = nil }
  try withAnimations { try body(clock) }
}

extension TestWindow {
  /// The texts of the rows, or "picture" for a row that was removed.
  fileprivate var rows: [String] {
    let stack = widget.all(Gtk.Box.self).first { ($0.children.last as? Gtk.Label)?.text == "end" }
    return (stack?.children ?? []).map { $0.texts.first ?? "picture" }
  }
}

@MainActor
@Observable
private final class RowModel {
  var ids = [0, 1, 2, 3]
  var divided: Set<Int> = []
}

private struct RowList: View {
  let model: RowModel

  var body: some View {
    List {
      if model.ids.contains(9) { Text("end") }
      ForEach(model.ids, id: \.self) { Text("\($0)") }
    }
    Grid { ForEach(model.ids, id: \.self) { id in GridRow { Text("grid \(id)") } } }
  }
}

private struct RowStack: View {
  let model: RowModel

  var body: some View {
    VStack {
      ForEach(model.ids, id: \.self) { id in
        if model.divided.contains(id) { Text("divided \(id)") } else { Text("\(id)") }
      }
      Text("end")
    }
  }
}
