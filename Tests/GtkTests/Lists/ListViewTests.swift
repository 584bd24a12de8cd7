import XCTest

@testable import Gtk

final class ListViewTests: GtkTestCase {
  func testOnlyTheVisibleRowsOfALongListAreMade() {
    withoutLeaks { probe in
      var made = 0
      let list = probe(
        ListView<Label>(
          count: 10_000,
          makeRow: {
            made += 1
            return Label()
          },
          bind: { label, index in label.text = "Row \(index)" }
        )
      )
      XCTAssertEqual(list.count, 10_000)
      withWindow(showing: ScrolledWindow(child: list)) { _ in
        XCTAssertTrue(MainContext.iterate { list.boundRows[0] != nil })
        XCTAssertEqual(list.boundRows[0]?.text, "Row 0")
        XCTAssertEqual(list.boundRows[0]?.parent?.accessibleRole, .listItem)
        XCTAssertLessThan(made, 500)
        list.scroll(to: 9_999)
        XCTAssertTrue(MainContext.iterate { list.boundRows[9_999] != nil })
        XCTAssertEqual(list.boundRows[9_999]?.text, "Row 9999")
        XCTAssertLessThan(made, 1_000)
      }
    }
  }

  func testATitleThatChangesUpdatesItsRowInPlace() {
    withoutLeaks { probe in
      let titles = Reference((0..<50).map { "Counter: \($0)" })
      let list = probe(
        ListView<Label>(count: 50, makeRow: { Label() }, bind: { $0.text = titles.value[$1] })
      )
      withWindow(showing: ScrolledWindow(child: list)) { window in
        let row = list.boundRows[1]
        let item = row?.parent
        XCTAssertTrue(item?.grabFocus() ?? false)
        titles.value[1] = "Counter: 99"
        list.rebind(1)
        XCTAssertEqual(row?.text, "Counter: 99")
        XCTAssert(list.boundRows[1] === row)
        XCTAssertTrue(item?.isFocus ?? false)
        titles.value = titles.value.map { $0 + "!" }
        list.rebind()
        XCTAssertEqual(list.boundRows[0]?.text, "Counter: 0!")
      }
    }
  }

  func testRowsComeAndGo() {
    withoutLeaks { probe in
      var bindings = 0
      var discarded = 0
      let list = probe(
        ListView<Label>(
          count: 3,
          makeRow: { Label() },
          bind: { label, _ in bindings += 1 },
          unbind: { _ in bindings -= 1 },
          discard: { _ in discarded += 1 }
        )
      )
      withWindow(showing: ScrolledWindow(child: list)) { _ in
        XCTAssertEqual(bindings, 3)
        list.insert(2, at: 0)
        MainContext.drain(limit: 100)
        XCTAssertEqual(list.count, 5)
        list.remove(1, at: 4)
        list.count = 2
        list.count = 2
        MainContext.drain(limit: 100)
        XCTAssertEqual(list.count, 2)
        XCTAssertEqual(Set(list.boundRows.keys), [0, 1])
        list.count = 0
        list.count = 4
        XCTAssertEqual(list.count, 4)
      }
      MainContext.drain(limit: 100)
      XCTAssertEqual(bindings, 0)
      XCTAssertGreaterThan(discarded, 0)
    }
  }

  func testActivation() {
    withoutLeaks { probe in
      let list = probe(ListView<Label>(count: 5, makeRow: { Label() }, bind: { _, _ in }))
      list.activatesOnSingleClick = true
      list.showsSeparators = true
      XCTAssertTrue(list.activatesOnSingleClick && list.showsSeparators)
      var activated: [Int] = []
      list.onActivate { activated.append($0) }
      withWindow(showing: ScrolledWindow(child: list)) { _ in
        XCTAssertTrue(list.boundRows[3]?.parent?.activate() ?? false)
        XCTAssertTrue(MainContext.iterate { activated == [3] })
      }
    }
  }
}
