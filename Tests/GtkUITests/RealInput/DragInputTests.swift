import Foundation
import Gtk
import GtkTestSupport
import Observation
import XCTest

@testable import GtkUI

/// Drags of rows, of scroll bars, and of what is no row.
final class DragInputTests: XCTestCase {
  func testARowIsMovedInAListThatIsScrolled() throws {
    let model = onMain { OrderModel(100) }
    try withInput {
      OrderList(model: model)
    } use: { window in
      try window.list.scroll(to: 60)
      window.settle()
      let rows = try window.visibleRows
      let first = try XCTUnwrap(rows.dropFirst(2).first)
      let last = try XCTUnwrap(rows.dropFirst(6).first)
      let moved = try XCTUnwrap(Int(first.accessibleName))
      let target = try XCTUnwrap(Int(last.accessibleName))
      try RealInput.drag(first, to: last, at: UnitPoint(x: 0.5, y: 0.9)) {
        last.cssClasses.contains("drop-after")
      }
      expect(model.moves == 1, "\(model.moves)")
      XCTAssertEqual(model.ids.firstIndex(of: moved), target)
      XCTAssertEqual(model.ids.sorted(), Array(0..<100))
    }
  }

  func testARowThatIsDroppedOutsideOfTheListStays() throws {
    let model = onMain { OrderModel(4) }
    try withInput {
      VStack {
        Button("Outside") {}
        OrderList(model: model)
      }
    } use: { window in
      let row = try window.find(.listItem, named: "1")
      try RealInput.drag(row, to: window.button("Outside"))
      XCTAssertEqual(model.ids, [0, 1, 2, 3])
      XCTAssertEqual(model.moves, 0)
      // The list can be used afterwards.
      let last = try window.find(.listItem, named: "3")
      try RealInput.drag(row, to: last, at: UnitPoint(x: 0.5, y: 0.9)) {
        last.cssClasses.contains("drop-after")
      }
      expect(model.ids == [0, 2, 3, 1], "\(model.ids)")
    }
  }

  func testARowIsDraggedIntoASectionOnlyWithinItsForEach() throws {
    let models = onMain { [OrderModel(3), OrderModel(3)] }
    try withInput {
      List {
        Section("A") {
          ForEach(models[0].ids, id: \.self) { Text("a\($0)") }
            .onMove { models[0].move($0, to: $1) }
        }
        Section("B") {
          ForEach(models[1].ids, id: \.self) { Text("b\($0)") }
            .onMove { models[1].move($0, to: $1) }
        }
      }
    } use: { window in
      let row = { try window.find(.listItem, named: $0) }
      try RealInput.drag(row("a0"), to: row("b1"))
      XCTAssertEqual(models.map(\.moves), [0, 0])
      let target = try row("b0")
      try RealInput.drag(row("b2"), to: target, at: UnitPoint(x: 0.5, y: 0.1)) {
        target.cssClasses.contains("drop-before")
      }
      expect(models[1].ids == [2, 0, 1], "\(models[1].ids)")
      XCTAssertEqual(models[0].ids, [0, 1, 2])
    }
  }

  func testAClickWithAShortMovementSelectsARowAndMovesNothing() throws {
    let model = onMain { OrderModel(4) }
    let selection = onMain { ControlModel<Int?>(nil) }
    try withInput {
      List(selection: selection.binding) {
        ForEach(model.ids, id: \.self) { Text("\($0)") }.onMove { model.move($0, to: $1) }
      }
    } use: { window in
      let row = try window.find(.listItem, named: "2")
      try RealInput.move(to: row)
      try RealInput.pressButton()
      try RealInput.move(to: row, at: UnitPoint(x: 0.504, y: 0.5))
      try RealInput.releaseButton()
      expect(selection.value == 2, "\(selection.writes)")
      XCTAssertEqual(model.moves, 0)
    }
  }

  func testTheScrollBarOfAListScrollsToTheEnd() throws {
    try withInput {
      List(0..<500) { Text("row \($0)") }
    } use: { window in
      try dragScrollBar(window)
      expect(window.texts.contains("row 499"), "\(window.texts.last ?? "")")
    }
  }

  func testTheScrollBarOfAScrollViewScrollsToTheEnd() throws {
    try withInput {
      ScrollView { VStack { ForEach(0..<100) { Text("line \($0)") } } }
    } use: { window in
      try dragScrollBar(window)
      let scrolled = try window.first(ScrolledWindow.self)
      let last = try XCTUnwrap(window.widget.labels.last { $0.text == "line 99" })
      let edges = try XCTUnwrap(last.edges(in: scrolled))
      XCTAssertLessThanOrEqual(edges.y + edges.height, Double(scrolled.allocatedHeight) + 1)
    }
  }
}

/// Drags the knob of the first vertical scroll bar to the end.
@MainActor
private func dragScrollBar(_ window: TestWindow<some View>) throws {
  let scrolled = try window.first(ScrolledWindow.self)
  // The pointer shows the scroll bar, which is above the content.
  try RealInput.move(to: scrolled)
  let bar = {
    scrolled.visibleDescendants.first {
      $0.typeName == "GtkScrollbar" && $0.isMapped && $0.allocatedHeight > $0.allocatedWidth
    }
  }
  expect(bar() != nil)
  let knob = try XCTUnwrap(
    bar()?.visibleDescendants.last { $0.isMapped && $0.children.isEmpty }
  )
  XCTAssertEqual(scrolled.verticalOffset, 0)
  try RealInput.drag(knob, to: XCTUnwrap(bar()), at: .bottom) { scrolled.verticalOffset > 0 }
  XCTAssertGreaterThan(scrolled.verticalOffset, 0)
}

extension TestWindow {
  /// The rows of the list that are completely in view, from top to bottom.
  @MainActor
  fileprivate var visibleRows: [Widget] {
    get throws {
      let list = try list
      let rows = list.boundRows.values.compactMap(\.parent).compactMap { row in
        row.isMapped ? row.edges(in: list).map { (row: row, top: $0.y, height: $0.height) } : nil
      }
      return rows.filter { $0.top >= 0 && $0.top + $0.height <= Double(list.allocatedHeight) }
        .sorted { $0.top < $1.top }
        .map(\.row)
    }
  }
}

@Observable
@MainActor
private final class OrderModel {
  var ids: [Int]
  var moves = 0

  init(_ count: Int) {
    ids = Array(0..<count)
  }

  func move(_ offsets: IndexSet, to destination: Int) {
    moves += 1
    ids.move(fromOffsets: offsets, toOffset: destination)
  }
}

private struct OrderList: View {
  let model: OrderModel

  var body: some View {
    List {
      ForEach(model.ids, id: \.self) { Text("\($0)") }.onMove { model.move($0, to: $1) }
    }
  }
}
