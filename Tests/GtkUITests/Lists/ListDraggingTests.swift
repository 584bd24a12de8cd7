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

  func testARowIsNotDroppedAmongRowsOfAnotherForEach() throws {
    try onMain {
      try Input.require()
      let model = DraggedModel()
      try inWindow {
        DraggedList(model: model)
      } use: { window in
        let row = try window.find(.listItem, named: "1")
        let other = try window.find(.listItem, named: "fixed")
        try Input.drag(row, to: other, part: 0.1, in: window.widget)
        XCTAssertEqual(model.moves, 0)
        XCTAssertEqual(model.ids, Array(0..<5))
        // A drag from a row that can't be moved.
        try Input.drag(other, to: row, part: 0.1, in: window.widget)
        XCTAssertEqual(model.moves, 0)
      }
    }
  }

  func testARowWithAButtonIsDraggedAndTheButtonIsNotClicked() throws {
    try onMain {
      try Input.require()
      let model = DraggedModel()
      try inWindow {
        DraggedButtons(model: model)
      } use: { window in
        let row = try window.button("0")
        try Input.drag(row, to: try window.button("2"), part: 0.9, in: window.widget)
        XCTAssertEqual(model.ids, [1, 2, 0, 3, 4])
        XCTAssertEqual(model.clicks, 0)
        try Input.click(on: try window.button("3"), in: window.widget)
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
        let list = try window.first(ListView<Bin>.self)
        let rows = try (0..<3).map { try window.find(.listItem, named: "\($0)") }
        func middle(_ index: Int) throws -> (x: Double, y: Double) {
          let height = Double(rows[index].allocatedHeight)
          return try XCTUnwrap(rows[index].translate(x: 10, y: height / 2, to: list))
        }
        let node = try XCTUnwrap(window.host.node?.rowDragging)
        XCTAssertFalse(node.markDrop(y: try middle(2).y), "Nothing is dragged.")
        XCTAssertNotNil(node.beginDrag(x: try middle(0).x, y: try middle(0).y))
        XCTAssertTrue(node.markDrop(y: try middle(2).y - 3))
        XCTAssertEqual(rows.map { $0.cssClasses.contains("drop-before") }, [false, false, true])
        XCTAssertTrue(node.markDrop(y: try middle(1).y + 3))
        XCTAssertEqual(rows.map { $0.cssClasses.contains("drop-before") }, [false, false, false])
        XCTAssertEqual(rows.map { $0.cssClasses.contains("drop-after") }, [false, true, false])
        // The element is removed during the drag.
        model.ids.removeFirst()
        XCTAssertFalse(node.drop(y: try middle(1).y))
        XCTAssertEqual(model.moves, 0)
        XCTAssertEqual(rows.map { $0.cssClasses.contains("drop-after") }, [false, false, false])
      }
    }
  }

  /// Drags a row of the numbers from 0 to 4. If no order is expected, no move is expected.
  private func drag(
    from source: Int,
    to target: Int,
    part: Double,
    selection: Set<Int> = [],
    expected: [Int]?,
    line: UInt = #line
  ) throws {
    try onMain {
      try Input.require()
      let model = DraggedModel()
      model.selection = selection
      try inWindow {
        DraggedList(model: model)
      } use: { window in
        try Input.drag(
          try window.find(.listItem, named: "\(source)"),
          to: try window.find(.listItem, named: "\(target)"),
          part: part,
          in: window.widget
        )
        XCTAssertEqual(model.ids, expected ?? Array(0..<5), line: line)
        XCTAssertEqual(model.moves, expected == nil ? 0 : 1, line: line)
      }
    }
  }
}

@MainActor
private protocol RowDragging {
  func beginDrag(x: Double, y: Double) -> Widget?
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
  var ids = Array(0..<5)
  var selection: Set<Int> = []
  var moves = 0
  var clicks = 0

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
