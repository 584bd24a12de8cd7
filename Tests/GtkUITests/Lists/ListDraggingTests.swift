import Gtk
import GtkTestSupport
import XCTest

@testable import GtkUI

/// Rows that the user drags with the pointer.
final class ListDraggingTests: XCTestCase {
  func testARowIsDraggedDownAndUp() throws {
    try drag(from: 0, to: 3, part: 0.9, expected: [1, 2, 3, 0, 4])
    try drag(from: 4, to: 1, part: 0.1, expected: [0, 4, 1, 2, 3])
  }

  func testARowThatIsDroppedBesideItselfIsNotMoved() throws {
    for (target, part) in [(1, 0.9), (2, 0.1), (2, 0.9), (3, 0.1)] {
      try drag(from: 2, to: target, part: part, expected: nil)
    }
  }

  func testSelectedRowsAreDraggedTogether() throws {
    try drag(from: 3, to: 0, part: 0.1, selection: [1, 3], expected: [1, 3, 0, 2, 4])
    try drag(from: 2, to: 0, part: 0.1, selection: [1, 3], expected: [2, 0, 1, 3, 4])
  }

  func testARowIsDroppedBelowTheLastRow() throws {
    try onMain {
      let model = DraggedModel(count: 3)
      try inWindow {
        DraggedRowsOnly(model: model)
      } use: { window in
        let rows = try DraggedRowWidgets(window)
        XCTAssertTrue(rows.prepare(0))
        XCTAssertTrue(rows.node.markDrop(y: try rows.edges(2).bottom + 40))
        XCTAssertTrue(rows.node.drop(y: try rows.edges(2).bottom + 40))
        XCTAssertEqual(model.ids, [1, 2, 0])
      }
    }
  }

  func testARowIsNotDroppedAmongRowsOfAnotherForEach() throws {
    try onMain {
      let model = DraggedModel()
      try inWindow {
        DraggedList(model: model)
      } use: { window in
        let rows = try DraggedRowWidgets(window)
        XCTAssertTrue(rows.prepare(1))
        let fixed = try rows.edges(5)
        XCTAssertTrue(rows.node.markDrop(y: fixed.top - 1))
        XCTAssertFalse(rows.node.markDrop(y: fixed.top + 1))
        XCTAssertFalse(rows.node.drop(y: fixed.top + 1))
        XCTAssertEqual(model.moves, 0)
        rows.node.endDrag()
        XCTAssertFalse(rows.prepare(5), "The row has no move action.")
        XCTAssertFalse(rows.node.markDrop(y: fixed.top - 1), "Nothing is dragged.")
      }
    }
  }

  func testOnlyRowsInViewAreTargetsInALongList() throws {
    try onMain {
      let model = DraggedModel(count: 300)
      try inWindow {
        DraggedRowsOnly(model: model)
      } use: { window in
        let list = try window.first(ListView<Bin>.self)
        for first in [0, 100, 200] {
          list.scroll(to: first)
          window.settle()
          let rows = try DraggedRowWidgets(window)
          for index in first..<first + 5 where rows.widgets[index]?.isMappedWithParent == true {
            let edges = try rows.edges(index)
            guard edges.top >= 0 else { continue }
            XCTAssertTrue(rows.prepare(first + 2))
            XCTAssertTrue(rows.node.markDrop(y: edges.top + 1))
            XCTAssertTrue(rows.isMarked(index, "drop-before"), "\(index)")
            XCTAssertTrue(rows.node.markDrop(y: edges.bottom - 1))
            XCTAssertTrue(rows.isMarked(index, "drop-after"), "\(index)")
            rows.node.endDrag()
            XCTAssertFalse(rows.isMarked(index, "drop-after"))
          }
        }
      }
    }
  }

  func testTheListDoesNotScrollWhenTheFirstVisibleRowIsMoved() throws {
    try onMain {
      let model = DraggedModel(count: 300)
      try inWindow {
        DraggedRowsOnly(model: model)
      } use: { window in
        let scrolled = try window.first(ScrolledWindow.self)
        for first in [0, 100] {
          try window.first(ListView<Bin>.self).scroll(to: first)
          window.settle()
          let offset = scrolled.verticalOffset
          let rows = try DraggedRowWidgets(window)
          let visible = rows.widgets.filter { $0.value.isMapped && $0.value.isAllocated }.keys
          let top = try XCTUnwrap(visible.filter { (try? rows.edges($0).top) ?? -1 >= 0 }.min())
          XCTAssertTrue(rows.prepare(top))
          XCTAssertTrue(rows.node.drop(y: try rows.edges(top + 4).bottom - 1))
          window.settle()
          XCTAssertEqual(scrolled.verticalOffset, offset, accuracy: 1)
          XCTAssertEqual(model.ids[top + 4], top)
        }
      }
    }
  }

  func testARowWithAButtonIsDraggedAndTheButtonIsNotClicked() throws {
    try onMain {
      try RealInput.require()
      let model = DraggedModel()
      try inWindow {
        DraggedButtons(model: model)
      } use: { window in
        let rows = try DraggedRowWidgets(window)
        try RealInput.drag(
          try window.button("0"),
          to: try window.button("2"),
          at: UnitPoint(x: 0.5, y: 0.9)
        ) {
          rows.isMarked(2, "drop-after")
        }
        XCTAssertTrue(GtkTesting.wait { model.ids == [1, 2, 0, 3, 4] }, "\(model.ids)")
        XCTAssertEqual(model.clicks, 0)
        try RealInput.click(try window.button("3"))
        XCTAssertEqual(model.clicks, 1)
      }
    }
  }

  func testALineShowsThePositionOfTheDropUntilTheDragEnds() throws {
    try onMain {
      let model = DraggedModel()
      try inWindow {
        DraggedList(model: model)
      } use: { window in
        let rows = try DraggedRowWidgets(window)
        let (first, second) = (try rows.edges(1), try rows.edges(2))
        XCTAssertFalse(rows.node.markDrop(y: second.top + 1), "Nothing is dragged.")
        XCTAssertTrue(rows.prepare(0))
        XCTAssertTrue(rows.node.markDrop(y: second.top + 1))
        XCTAssertTrue(rows.isMarked(2, "drop-before"))
        XCTAssertTrue(rows.node.markDrop(y: first.bottom - 1))
        XCTAssertFalse(rows.isMarked(2, "drop-before"))
        XCTAssertTrue(rows.isMarked(1, "drop-after"))
        // The element is removed during the drag.
        model.ids.removeFirst()
        XCTAssertFalse(rows.node.drop(y: first.bottom - 1))
        XCTAssertEqual(model.moves, 0)
        XCTAssertFalse(rows.isMarked(1, "drop-after"))
      }
    }
  }

  /// Drags a row of the numbers from 0 to 4 with the mouse. If no order is expected, no move is
  /// expected.
  private func drag(
    from source: Int,
    to target: Int,
    part: Double,
    selection: Set<Int> = [],
    expected: [Int]?,
    line: UInt = #line
  ) throws {
    try onMain {
      try RealInput.require()
      let model = DraggedModel()
      model.selection = selection
      try inWindow {
        DraggedList(model: model)
      } use: { window in
        let rows = try DraggedRowWidgets(window)
        try RealInput.drag(
          try XCTUnwrap(rows.widgets[source]),
          to: try XCTUnwrap(rows.widgets[target]),
          at: UnitPoint(x: 0.5, y: part),
          until: { rows.isMarked(target, part < 0.5 ? "drop-before" : "drop-after") },
          line: line
        )
        let hasEnded = GtkTesting.wait { !rows.isAnyMarked }
        XCTAssertTrue(hasEnded, line: line)
        XCTAssertEqual(model.ids, expected ?? Array(0..<5), line: line)
        XCTAssertEqual(model.moves, expected == nil ? 0 : 1, line: line)
      }
    }
  }
}

/// The node and the row widgets of the list of a window.
@MainActor
private struct DraggedRowWidgets {
  let node: any RowDragging
  let list: ListView<Bin>
  let widgets: [Int: Widget]

  init(_ window: TestWindow<some View>) throws {
    node = try XCTUnwrap(window.host.node?.rowDragging)
    list = try window.first(ListView<Bin>.self)
    widgets = list.boundRows.compactMapValues(\.parent)
  }

  /// The vertical edges of a row in the list.
  func edges(_ index: Int) throws -> (top: Double, bottom: Double) {
    let edges = try XCTUnwrap(widgets[index]?.edges(in: list))
    return (edges.y, edges.y + edges.height)
  }

  /// Starts a drag of a row. Returns whether the row can be moved.
  func prepare(_ index: Int) -> Bool {
    guard let edges = widgets[index]?.edges(in: list),
      node.prepareDrag(x: edges.x + edges.width / 2, y: edges.y + edges.height / 2)
    else { return false }
    node.beginDrag()
    return true
  }

  func isMarked(_ index: Int, _ name: String) -> Bool {
    widgets[index]?.cssClasses.contains(name) ?? false
  }

  var isAnyMarked: Bool {
    widgets.keys.contains { isMarked($0, "drop-before") || isMarked($0, "drop-after") }
  }
}

@MainActor
private protocol RowDragging {
  func prepareDrag(x: Double, y: Double) -> Bool
  func beginDrag()
  func endDrag()
  func markDrop(y: Double) -> Bool
  func drop(y: Double) -> Bool
}

extension ListNode: RowDragging {}

extension AnyNode {
  /// The node of the first list.
  fileprivate var rowDragging: (any RowDragging)? {
    if let list = self as? any RowDragging { return list }
    var first: (any RowDragging)?
    forEachChild { first = first ?? $0.rowDragging }
    return first
  }
}

@Observable
@MainActor
private final class DraggedModel {
  var ids: [Int]
  var selection: Set<Int> = []
  var moves = 0
  var clicks = 0

  init(count: Int = 5) {
    ids = Array(0..<count)
  }

  func move(_ offsets: IndexSet, to destination: Int) {
    moves += 1
    ids.move(fromOffsets: offsets, toOffset: destination)
  }
}

private struct DraggedList: View {
  let model: DraggedModel

  var body: some View {
    List(selection: Binding(get: { model.selection }, set: { model.selection = $0 })) {
      ForEach(model.ids, id: \.self) { Text("\($0)") }
        .onMove { model.move($0, to: $1) }
      Text("fixed")
    }
  }
}

private struct DraggedRowsOnly: View {
  let model: DraggedModel

  var body: some View {
    List {
      ForEach(model.ids, id: \.self) { Text("\($0)") }
        .onMove { model.move($0, to: $1) }
    }
  }
}

private struct DraggedButtons: View {
  let model: DraggedModel

  var body: some View {
    List {
      ForEach(model.ids, id: \.self) { id in
        Button("\(id)") { model.clicks += 1 }
          .expanded()
      }
      .onMove { model.move($0, to: $1) }
    }
  }
}
