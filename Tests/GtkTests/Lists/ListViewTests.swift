import CGtk
import XCTest

@testable import Gtk

final class ListViewTests: GtkTestCase {
  func testLongListCreatesFewerWidgetsThanRows() {
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

  func testAListWhoseClassCanHaveNoSubclassesHasThisClass() {
    onMain {
      let final = g_type_register_static_simple(
        g_object_get_type(),
        "FinalClassOfATest",
        guint(MemoryLayout<GObjectClass>.size),
        nil,
        guint(MemoryLayout<GObject>.size),
        nil,
        G_TYPE_FLAG_FINAL
      )
      XCTAssertNotEqual(final, 0)
      XCTAssertEqual(ListViewClass.subclass(of: final, named: "SubclassOfATest"), final)
    }
  }

  func testRebindUpdatesTheRowsOfAListInPlace() {
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

  func testListRowsAreBoundAndUnboundWhenTheirCountChanges() {
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

  func testListReportsTheIndexOfTheActivatedRow() {
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

  func testMovedRowsRetainTheirWidgetsFocusAndSelection() {
    withoutLeaks { probe in
      let list = probe(
        ListView<Label>(
          count: 6,
          selectionMode: .single,
          makeRow: { Label() },
          bind: { _, _ in }
        )
      )
      withWindow(showing: ScrolledWindow(child: list)) { _ in
        let rows = list.boundRows
        list.selectedIndices = [2]
        XCTAssertTrue(rows[2]?.parent?.grabFocus() ?? false)
        list.replace(1..<4, with: 3, moves: [2: 1, 1: 3])
        XCTAssertEqual(list.count, 6)
        XCTAssert(list.boundRows[1] === rows[2])
        XCTAssert(list.boundRows[3] === rows[1])
        XCTAssert(list.boundRows[5] === rows[5])
        XCTAssertEqual(list.selectedIndices, [1])
        XCTAssertTrue(rows[2]?.parent?.isFocus ?? false)
      }
    }
  }

  func testListScrolledToItsEndRendersEachRowAfterAChangeAbove() {
    withoutLeaks { probe in
      var titles = (0..<1_000).map { "row \($0)" }
      let list = probe(
        ListView<Label>(
          count: titles.count,
          makeRow: { Label() },
          bind: { label, index in label.text = titles[index] }
        )
      )
      withWindow(showing: ScrolledWindow(child: list)) { _ in
        list.scroll(to: 999)
        XCTAssertTrue(MainContext.iterate { list.boundRows[999] != nil })
        titles.replaceSubrange(2..<998, with: (0..<10).map { "new \($0)" })
        list.replace(2..<998, with: 10)
        let shown = list.boundRows.mapValues(\.text)
        XCTAssertEqual(Array(shown.keys).sorted(), Array(titles.indices))
        for (index, text) in shown { XCTAssertEqual(text, titles[index], "row \(index)") }
      }
    }
  }

  func testSelectionModeLimitsTheSelectedRows() {
    withoutLeaks { probe in
      for mode in [ListSelectionMode.none, .single, .multiple] {
        let list = probe(
          ListView<Label>(
            count: 5,
            selectionMode: mode,
            traits: { $0 == 0 ? [] : [.selectable, .activatable] },
            makeRow: { Label() },
            bind: { _, _ in }
          )
        )
        var changes = 0
        list.onSelectionChanged { changes += 1 }
        list.selectedIndices = [1, 3, 99]
        switch mode {
        case .none: XCTAssertEqual(list.selectedIndices, [])
        case .single: XCTAssertEqual(list.selectedIndices, [1])
        case .multiple: XCTAssertEqual(list.selectedIndices, [1, 3])
        }
        XCTAssertEqual(changes, mode == .none ? 0 : 1)
        list.selectedIndices = []
        XCTAssertEqual(list.selectedIndices, [])
        withWindow(showing: ScrolledWindow(child: list)) { _ in
          XCTAssertFalse(list.boundRows[0]?.parent?.hasCSSClass("activatable") ?? true)
          XCTAssertTrue(list.boundRows[1]?.parent?.hasCSSClass("activatable") ?? false)
        }
      }
    }
  }
}
