import GtkTestSupport
import TestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

/// The number of items that a change of a list creates, and of bodies that the change evaluates.
final class ListCostTests: XCTestCase {
  func testChangesOfALongListCreateItemsForRowsWithWidgetsOnly() throws {
    let model = onMain { ItemModel((0..<100_000).map { Item($0) }) }
    try inWindow {
      ModelList(model: model)
    } use: { window in
      let list = try window.list
      var changes = 0
      list.modelObject.connect("items-changed") { changes += 1 }
      XCTAssertLessThan(list.model.createdItemCount, 500)
      let all = model.items
      model.items.reverse()
      window.settle()
      // A long change is split into two changes, so that GTK reads few items.
      XCTAssertEqual(changes, 2)
      XCTAssertTrue(window.texts.contains("0"), "The row that was in view stays in view.")
      model.items = model.items.filter { $0.id.isMultiple(of: 3) }
      window.settle()
      XCTAssertEqual(changes, 4)
      XCTAssertEqual(list.count, 33_334)
      model.items = all
      window.settle()
      XCTAssertEqual(changes, 6)
      XCTAssertLessThan(list.model.readCount, 10_000)
      model.items[99_998].title = "renamed"
      window.settle()
      XCTAssertEqual(changes, 6)
      XCTAssertLessThan(list.model.createdItemCount, 2_500)
      XCTAssertLessThan(list.model.itemCount, 1_000)
      XCTAssertLessThan(window.rowNodes, 500)
    }
  }

  func testAnInsertionIntoALongListCreatesOneRow() throws {
    let model = onMain { ItemModel((0..<100_000).map { Item($0) }) }
    try inWindow {
      ModelList(model: model)
    } use: { window in
      let bodies = BodyCount.during {
        model.items.insert(Item(-1), at: 2)
        window.settle()
      }
      XCTAssertEqual(window.texts.prefix(4), ["0", "1", "-1", "2"])
      XCTAssertEqual(bodies["Deferred<Text>"], 1)
    }
  }

  func testShortListSkipsDuplicateIDsAndReportsAnIssue() throws {
    let model = onMain { ItemModel([1, 2, 1, 3].map { Item($0) }) }
    let issues = try onMain {
      try recordMessages {
        try inWindow {
          ModelList(model: model)
        } use: { window in
          XCTAssertEqual(window.texts, ["1", "2", "3"])
          model.items[1].title = "two"
          window.settle()
          XCTAssertEqual(window.texts, ["1", "two", "3"])
          model.items.append(Item(4))
          window.settle()
          XCTAssertEqual(window.texts, ["1", "two", "3", "4"])
          model.items.remove(at: 2)
          window.settle()
          XCTAssertEqual(window.texts, ["1", "two", "3", "4"])
        }
      }
    }
    XCTAssertEqual(issues.count, 2, "An issue for each list of ids that repeats an id.")
    XCTAssertTrue(issues.first?.contains("the id '1'") ?? false)
  }

  func testLongListSkipsADuplicateIDAndReportsAnIssue() throws {
    let model = onMain { ItemModel((0..<20_000).map { Item($0) }) }
    try inWindow {
      ModelList(model: model)
    } use: { window in
      let issues = recordMessages {
        model.items.insert(Item(15_000, "again"), at: 1)
        window.settle()
      }
      XCTAssertEqual(issues.count, 1)
      XCTAssertEqual(try window.list.count, 20_000)
      XCTAssertEqual(window.texts.prefix(3), ["0", "again", "1"])
      let others = recordMessages {
        model.items.remove(at: 1)
        window.settle()
      }
      XCTAssertEqual(others, [])
      XCTAssertEqual(try window.list.count, 20_000)
      XCTAssertEqual(window.texts.prefix(2), ["0", "1"])
    }
  }

  func testListRowsRetainFocusAndSelectionAfterRandomEdits() throws {
    var random = SeededGenerator(seed: 11)
    let model = onMain { ItemModel((0..<8).map { Item($0) }) }
    var next = 1_000
    try inWindow(height: 2_000) {
      SelectableList(model: model)
    } use: { window in
      for step in 0..<150 {
        let ids = model.items.map(\.id)
        model.selected = Set(ids.filter { _ in Bool.random(using: &random) })
        window.settle()
        let focused = ids.randomElement(using: &random)
        if let focused { try window.find(.listItem, named: "\(focused)").grabFocus() }
        var changed = ids
        changed.mutate(&next, using: &random)
        changed = Array(changed.prefix(14))
        model.items = changed.map { Item($0) }
        window.settle()
        XCTAssertEqual(
          try window.list.selectedIndices.map { changed[$0] },
          changed.filter(model.selected.contains),
          "step \(step)"
        )
        if let focused, changed.contains(focused) {
          XCTAssertEqual(window.widget.focusWidget?.accessibleName, "\(focused)", "step \(step)")
        }
      }
    }
  }

  func testLongListReleasesItsNodesAndWidgets() throws {
    try onMain {
      try LiveObjects.expectNoneLeft { _ in
        let model = ItemModel((0..<100_000).map { Item($0) })
        try inWindow {
          ModelList(model: model)
        } use: { window in
          model.items.reverse()
          window.settle()
          try window.list.scroll(to: 50_000)
          window.settle()
        }
      }
    }
  }
}

private struct ModelList: View {
  let model: ItemModel

  var body: some View {
    List(model.items) { Text($0.title) }
  }
}

private struct SelectableList: View {
  let model: ItemModel

  var body: some View {
    List(
      model.items,
      selection: Binding(get: { model.selected }, set: { model.selected = $0 })
    ) { Text($0.title) }
  }
}
