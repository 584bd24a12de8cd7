import XCTest

@testable import Gtk

final class ListBoxTests: GtkTestCase {
  func testListBoxAppendsMovesAndRemovesRows() {
    withoutLeaks { probe in
      let list = probe(ListBox())
      let first = probe(ListBoxRow(child: Label(text: "first")))
      let second = probe(ListBoxRow(child: Label(text: "second")))
      list.append(first)
      list.append(second)
      XCTAssertEqual(second.index, 1)
      list.move(second, after: nil)
      XCTAssertEqual(second.index, 0)
      XCTAssertEqual(list.children, [second, first])
      list.remove(second)
      XCTAssertNil(second.index)
      second.isActivatable = false
      second.isSelectable = false
      XCTAssertFalse(second.isActivatable || second.isSelectable)
      XCTAssertEqual(second.child?.accessibleLabel, "second")
    }
  }

  func testListBoxReportsTheSelectedAndTheActivatedRow() {
    withoutLeaks { probe in
      let list = probe(ListBox())
      let rows = (0..<3).map { probe(ListBoxRow(child: Label(text: "\($0)"))) }
      rows.forEach(list.append)
      var activated: [Int] = []
      var selected: [Int?] = []
      var rowActivations = 0
      list.onRowActivated { activated.append($0) }
      list.onRowSelected { selected.append($0) }
      rows[1].onActivate { rowActivations += 1 }
      XCTAssertEqual(list.selectionMode, .single)
      list.select(rows[2])
      XCTAssert(list.selectedRow === rows[2])
      XCTAssertTrue(rows[2].isSelected)
      list.unselectAll()
      XCTAssertNil(list.selectedRow)
      XCTAssertEqual(selected, [2, nil])
      list.selectionMode = .none
      list.activatesOnSingleClick = true
      list.showsSeparators = true
      list.setPlaceholder(Label(text: "Nothing"))
      XCTAssertTrue(list.activatesOnSingleClick && list.showsSeparators)
      withWindow(showing: list) { _ in
        rows[1].activate()
        XCTAssertEqual(activated, [1])
        XCTAssertEqual(rowActivations, 1)
      }
    }
  }
}
