import GtkTestSupport
import TestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

/// Random changes of a list that has more rows than widgets.
final class LongListTests: XCTestCase {
  func testLongListRowsShowTheirElementsAfterRandomEdits() throws {
    var random = SeededGenerator(seed: 3)
    var next = 4_000
    let model = onMain { ItemModel((0..<next).map { Item($0) }) }
    try inWindow {
      LongList(model: model)
    } use: { window in
      let list = try window.list
      for step in 0..<100 {
        if Int.random(in: 0..<3, using: &random) == 0, list.count > 0 {
          list.scroll(to: Int.random(in: 0..<list.count, using: &random))
          window.settle()
        }
        if Bool.random(using: &random) {
          model.selected = Set(model.items.shuffled(using: &random).prefix(5).map(\.id))
          window.settle()
        }
        model.items.changeAtRandom(&next, using: &random)
        window.settle()
        let ids = model.items.map(\.id)
        XCTAssertEqual(list.count, ids.count, "step \(step)")
        for (index, row) in list.boundRows {
          XCTAssertEqual(row.texts, ["\(ids[index])"], "step \(step), row \(index)")
        }
        XCTAssertEqual(
          list.selectedIndices.map { ids[$0] },
          ids.filter(model.selected.contains),
          "step \(step)"
        )
        XCTAssertEqual(window.rowNodes, list.boundRows.count, "step \(step)")
      }
    }
  }
}

extension LongListTests {
  func testRowsOfTextReuseTheirLabelsWhenTheListIsFiltered() throws {
    let model = onMain { ItemModel((0..<1_000).map { Item($0) }) }
    try inWindow {
      LongList(model: model)
    } use: { window in
      let before = Set(window.all(GtkLabel.self))
      model.items = model.items.filter { $0.id.isMultiple(of: 3) }
      window.settle()
      // The labels of removed rows in view are not reused.
      XCTAssertLessThan(Set(window.all(GtkLabel.self)).subtracting(before).count, 40)
      XCTAssertGreaterThan(window.all(GtkLabel.self).count, 150)
    }
  }

  func testListRowWithStateStartsWithItsOwnInitialValue() throws {
    let model = onMain { ItemModel((0..<1_000).map { Item($0) }) }
    try inWindow {
      StatefulList(model: model)
    } use: { window in
      for isFiltered in [true, false] {
        model.items = (0..<1_000).filter { !isFiltered || $0.isMultiple(of: 3) }.map { Item($0) }
        window.settle()
        XCTAssertEqual(try window.list.count, model.items.count)
        for (index, row) in try window.list.boundRows {
          XCTAssertEqual(row.texts, [model.items[index].title])
        }
      }
      try window.list.scroll(to: 900)
      window.settle()
      for (index, row) in try window.list.boundRows {
        XCTAssertEqual(row.texts, [model.items[index].title])
      }
    }
  }
}

private struct StatefulList: View {
  let model: ItemModel

  var body: some View {
    List(model.items) { StatefulRow(title: $0.title) }
  }
}

/// A row that shows the initial value of its state.
private struct StatefulRow: View {
  @State private var title: String

  init(title: String) {
    _title = State(wrappedValue: title)
  }

  var body: some View { Text(title) }
}

private struct LongList: View {
  let model: ItemModel

  var body: some View {
    List(
      model.items,
      selection: Binding(get: { model.selected }, set: { model.selected = $0 })
    ) { Text($0.title) }
  }
}

extension [Item] {
  fileprivate mutating func changeAtRandom(
    _ next: inout Int,
    using random: inout SeededGenerator
  ) {
    let start = Int.random(in: 0...count, using: &random)
    let end = Int.random(in: start...count, using: &random)
    func insertNew(_ number: Int, at index: Int) {
      insert(contentsOf: (next..<(next + number)).map { Item($0) }, at: index)
      next += number
    }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: reverse()
    case 1: self = filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
    case 2: self[start..<end].reverse()
    case 3: self[start..<end].shuffle(using: &random)
    case 4: insertNew(Int.random(in: 0..<50, using: &random), at: start)
    case 5: insertNew(5_000 - Swift.min(count, 5_000), at: 0)
    default:
      removeSubrange(start..<Swift.min(start + 300, count))
      insertNew(150, at: start)
    }
  }
}
