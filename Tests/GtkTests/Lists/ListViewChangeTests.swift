import CGtk
import XCTest

@testable import Gtk

/// Changes of lists that have more rows than widgets.
final class ListViewChangeTests: GtkTestCase {
  func testInsertedRowsReuseTheWidgetsOfRemovedRows() {
    withoutLeaks { probe in
      var created = 0
      let titles = Reference((0..<1_000).map { "row \($0)" })
      let list = probe(
        ListView<Label>(
          count: 1_000,
          makeRow: {
            created += 1
            return Label()
          },
          bind: { label, index in label.text = titles.value[index] }
        )
      )
      withWindow(showing: ScrolledWindow(child: list)) { _ in
        XCTAssertTrue(MainContext.iterate { list.boundRows[0] != nil })
        MainContext.drain(limit: 100)
        let before = created
        let kept = list.boundRows.keys.filter { $0.isMultiple(of: 3) }
        titles.value = stride(from: 0, to: 1_000, by: 3).map { "row \($0)" }
        list.replace(
          0..<1_000,
          with: 334,
          moves: Dictionary(uniqueKeysWithValues: kept.map { ($0, $0 / 3) })
        )
        // The widgets of removed rows in view are not reused.
        XCTAssertLessThan(created, before + 40)
        XCTAssertTrue(MainContext.iterate { !list.boundRows.isEmpty })
        for (index, label) in list.boundRows { XCTAssertEqual(label.text, titles.value[index]) }
      }
    }
  }

  func testTheWidgetOfAFocusedRowThatIsRemovedIsNotReused() {
    withoutLeaks { probe in
      let titles = Reference((0..<1_000).map { "row \($0)" })
      let list = probe(
        ListView<Label>(
          count: 1_000,
          makeRow: { Label() },
          bind: { label, index in label.text = titles.value[index] }
        )
      )
      withWindow(showing: ScrolledWindow(child: list)) { window in
        XCTAssertTrue(MainContext.iterate { list.boundRows[150] != nil })
        let focused = list.boundRows[150]?.parent
        XCTAssertTrue(focused?.grabFocus() ?? false)
        titles.value = (0..<1_000).map { "new \($0)" }
        list.replace(0..<1_000, with: 1_000)
        XCTAssertTrue(MainContext.iterate { !list.boundRows.isEmpty })
        XCTAssertFalse(list.boundRows.values.contains { $0.parent === focused })
        for (index, label) in list.boundRows { XCTAssertEqual(label.text, "new \(index)") }
        MainContext.drain(limit: 100)
      }
    }
  }

  func testLongChangeOfAListReadsFewItems() {
    withoutLeaks { probe in
      let titles = Reference(Array(0..<100_000))
      let list = probe(
        ListView<Label>(
          count: 100_000,
          makeRow: { Label() },
          bind: { label, index in label.text = "\(titles.value[index])" }
        )
      )
      withWindow(showing: ScrolledWindow(child: list)) { _ in
        XCTAssertTrue(MainContext.iterate { list.boundRows[0] != nil })
        MainContext.drain(limit: 100)
        let first = list.boundRows[0]
        XCTAssertNotNil(first)
        let moves = list.boundRows.keys.map { ($0, 99_999 - $0) }
        titles.value.reverse()
        let before = list.model.readCount
        list.replace(0..<100_000, with: 100_000, moves: Dictionary(uniqueKeysWithValues: moves))
        XCTAssertLessThan(list.model.readCount - before, 5_000)
        XCTAssert(list.boundRows[99_999] === first)
        for (index, label) in list.boundRows { XCTAssertEqual(label.text, "\(99_999 - index)") }
      }
    }
  }
}
