import CGtk
import XCTest

@testable import Gtk

/// The model of a list, with its items, its signals and its selection.
final class RowModelTests: GtkTestCase {
  func testALongListCreatesItemsForRowsWithWidgetsOnly() {
    withoutLeaks { probe in
      let list = probe(ListView<Label>(count: 100_000, makeRow: { Label() }, bind: { _, _ in }))
      withWindow(showing: ScrolledWindow(child: list)) { _ in
        XCTAssertTrue(MainContext.iterate { list.boundRows[0] != nil })
        XCTAssertLessThan(list.model.createdItemCount, 500)
        let reversed = list.boundRows.keys.map { index in (index, 99_999 - index) }
        let moves = Dictionary(uniqueKeysWithValues: reversed)
        list.replace(0..<100_000, with: 100_000, moves: moves)
        XCTAssertLessThan(list.model.createdItemCount, 1_000)
        list.replace(0..<100_000, with: 33_333)
        XCTAssertLessThan(list.model.createdItemCount, 1_500)
        list.replace(0..<33_333, with: 100_000)
        XCTAssertLessThan(list.model.createdItemCount, 2_000)
        MainContext.drain(limit: 100)
        XCTAssertLessThan(list.model.itemCount, 1_000)
      }
    }
  }

  func testItemsOfRowsScrolledOutOfViewAreReleased() {
    withoutLeaks { probe in
      let list = probe(ListView<Label>(count: 100_000, makeRow: { Label() }, bind: { _, _ in }))
      withWindow(showing: ScrolledWindow(child: list)) { _ in
        for index in stride(from: 0, to: 100_000, by: 5_000) {
          list.scroll(to: index)
          XCTAssertTrue(MainContext.iterate { list.boundRows[index] != nil })
        }
        XCTAssertGreaterThan(list.model.createdItemCount, 2_000)
        XCTAssertLessThan(list.model.itemCount, 1_000)
      }
    }
  }

  func testRetainedItemRemainsTheItemOfItsRowOnly() {
    onMain {
      let list = ListView<Label>(count: 1_000, makeRow: { Label() }, bind: { _, _ in })
      let item = { (index: Int) in g_list_model_get_item(list.modelObject.opaque, guint(index)) }
      let fifth = item(5)
      for index in 0..<1_000 where index != 5 {
        let other = item(index)
        XCTAssertNotEqual(other, fifth)
        g_object_unref(other)
      }
      let again = item(5)
      XCTAssertEqual(again, fifth)
      g_object_unref(again)
      list.insert(2, at: 0)
      list.replace(0..<1_002, with: 10, moves: [7: 3])
      let moved = item(3)
      XCTAssertEqual(moved, fifth)
      g_object_unref(moved)
      XCTAssertNil(item(10))
      list.remove(10, at: 0)
      XCTAssertNil(item(3))
      g_object_unref(fifth)
    }
  }

  func testChangeOfARowModelEmitsItemsChangedOnce() {
    onMain {
      let list = ListView<Label>(count: 10, makeRow: { Label() }, bind: { _, _ in })
      var changes: [[UInt32]] = []
      var notifications = 0
      list.modelObject.connect(
        "items-changed",
        arguments: { arguments in
          changes.append([arguments(0), arguments(1), arguments(2)])
        }
      )
      list.modelObject.connect("notify::n-items") { notifications += 1 }
      list.replace(2..<8, with: 3, moves: [4: 3])
      list.replace(0..<7, with: 7)
      list.replace(1..<1, with: 0)
      XCTAssertEqual(changes, [[2, 6, 3], [0, 7, 7]])
      XCTAssertEqual(notifications, 1)
    }
  }

  func testSelectionMovesWithRowsThatHaveNoWidgets() {
    onMain {
      let list = ListView<Label>(
        count: 1_000,
        selectionMode: .multiple,
        makeRow: { Label() },
        bind: { _, _ in }
      )
      list.selectedIndices = [1, 10, 11, 900]
      XCTAssertEqual(list.selectedIndices(in: 10..<900), [10, 11])
      list.replace(5..<20, with: 30, moves: [11: 34])
      XCTAssertEqual(list.selectedIndices, [1, 34, 915])
    }
  }

  func testSelectionModeLimitsWhatGTKSelects() {
    onMain {
      for (mode, all, one) in [
        (ListSelectionMode.none, [], []), (.single, [2], [1]), (.multiple, [0, 1, 2, 3], [1, 2]),
      ] as [(ListSelectionMode, [Int], [Int])] {
        let list = ListView<Label>(
          count: 4,
          selectionMode: mode,
          makeRow: { Label() },
          bind: { _, _ in }
        )
        let model = list.modelObject.opaque
        let isSelected = { (index: Int) in
          gtk_selection_model_is_selected(model, guint(index)).isTrue
        }
        var changes = 0
        list.onSelectionChanged { changes += 1 }
        gtk_selection_model_select_item(model, 2, true.gboolean)
        gtk_selection_model_select_item(model, 2, true.gboolean)
        XCTAssertEqual(changes, mode == .none ? 0 : 1)
        gtk_selection_model_select_item(model, 1, false.gboolean)
        XCTAssertEqual(list.selectedIndices, one)
        gtk_selection_model_select_item(model, 2, true.gboolean)
        gtk_selection_model_select_all(model)
        XCTAssertEqual(list.selectedIndices, all)
        XCTAssertEqual((0..<4).filter(isSelected), all)
        gtk_selection_model_unselect_item(model, 2)
        XCTAssertFalse(isSelected(2))
        gtk_selection_model_unselect_all(model)
        XCTAssertEqual(list.selectedIndices, [])
      }
    }
  }

  func testOnlyAListOfTheModeMultipleIsAccessiblyMultiSelectable() {
    onMain {
      for mode in [ListSelectionMode.none, .single, .multiple] {
        let list = ListView<Label>(selectionMode: mode, makeRow: { Label() }, bind: { _, _ in })
        let property = GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE
        // The function returns the value, or `nil` if the value is false.
        let value = cgtk_accessible_mismatch(list.widget, property, nil)
        XCTAssertEqual(value != nil, mode == .multiple)
        g_free(value)
      }
    }
  }
}
