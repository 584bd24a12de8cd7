import GtkTestSupport
import Observation
import TestSupport
import XCTest

import class Gtk.Box
import class Gtk.Label

@testable import GtkUI

final class ForEachTests: XCTestCase {
  func testForEachShowsOneRowPerElementInOrder() throws {
    try inWindow {
      VStack {
        Text("before")
        ForEach([Item(1), Item(2)]) { Text($0.title) }
        ForEach(["a", "b"], id: \.self) { Text($0) }
        ForEach(0..<2) { Text("\($0)") }
        Text("after")
      }
    } use: { window in
      XCTAssertEqual(window.texts, ["before", "1", "2", "a", "b", "0", "1", "after"])
    }
  }

  func testForEachRowsRetainTheirWidgetsWhenTheirElementsMove() throws {
    try inWindow {
      Rows(items: [1, 2, 3, 4])
    } use: { window in
      let old = window.all(GtkButton.self)
      for order in [[4, 1, 2, 3], [1, 2, 3, 4], [2, 4, 1, 3], [3, 1]] {
        window.update { Rows(items: order) }
        XCTAssertEqual(window.all(GtkButton.self), order.map { old[$0 - 1] })
      }
      XCTAssertNil(old[1].parent)
      window.update { Rows(items: [3, 2, 1]) }
      XCTAssertFalse(window.all(GtkButton.self)[1] === old[1], "An inserted row has a new widget.")
      window.update { Rows(items: []) }
      XCTAssertEqual(window.texts, [])
    }
  }

  func testMovedForEachRowRetainsTheFocus() throws {
    try inWindow {
      Rows(items: [1, 2, 3])
    } use: { window in
      let button = try window.button("2")
      button.grabFocus()
      for order in [[2, 1, 3], [3, 1, 2], [2, 3]] {
        window.update { Rows(items: order) }
        XCTAssertTrue(button.isFocus)
      }
    }
  }

  func testMovedForEachRowRetainsItsState() throws {
    try inWindow {
      VStack { ForEach([1, 2], id: \.self) { CountingRow(name: $0) } }
    } use: { window in
      try window.click("1: 0")
      window.update { VStack { ForEach([2, 1, 3], id: \.self) { CountingRow(name: $0) } } }
      XCTAssertEqual(window.texts, ["2: 0", "1: 1", "3: 0"])
    }
  }

  func testForEachRowIsUpdatedWhenACapturedValueChanges() throws {
    try inWindow {
      Stars(rating: 1)
    } use: { window in
      window.update { Stars(rating: 2) }
      XCTAssertEqual(window.texts, ["*", "*", "-"])
    }
  }

  func testForEachEvaluatesOnlyTheRowThatReadsAChange() throws {
    let models = onMain { (0..<5).map { _ in Model() } }
    try inWindow {
      Models(models: models)
    } use: { window in
      let bodies = BodyCount.during {
        models[3].first = 7
        window.settle()
      }
      XCTAssertEqual(bodies, ["Deferred<Text>": 1])
      XCTAssertEqual(window.texts, ["0", "0", "0", "7", "0"])
    }
  }

  func testForEachShowsTheFirstOfEqualIDsAndReportsOneIssue() throws {
    try inWindow {
      Duplicates(items: [Item(1)])
    } use: { window in
      let issues = recordMessages {
        window.update { Duplicates(items: [Item(1), Item(2), Item(1, "other")]) }
        window.update { Duplicates(items: [Item(1), Item(2), Item(1, "another")]) }
      }
      XCTAssertEqual(window.texts, ["1", "2"])
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(issues[0].contains("the id '1'"), issues[0])
      window.update { Duplicates(items: [Item(2), Item(3), Item(1)]) }
      XCTAssertEqual(window.texts, ["2", "3", "1"])
      _ = recordMessages {
        window.update { Duplicates(items: [Item(3), Item(3), Item(4)]) }
      }
      XCTAssertEqual(window.texts, ["3", "4"])
    }
  }

  func testForEachBindingWritesToItsElementAfterAMoveAndNotAfterARemoval() throws {
    let model = onMain { ItemModel([Item(1), Item(2), Item(3)]) }
    try inWindow {
      BoundRows(model: model)
    } use: { window in
      try window.click("2")
      XCTAssertEqual(model.items.map(\.title), ["1", "2!", "3"])
      let button = try XCTUnwrap(try window.button("2!") as? GtkButton)
      model.items.swapAt(0, 1)
      // The row has moved and has not been refreshed yet.
      button.click()
      XCTAssertEqual(model.items.map(\.title), ["2!!", "1", "3"])
      model.items.removeFirst()
      button.click()
      XCTAssertEqual(model.items.map(\.title), ["1", "3"])
      window.settle()
      XCTAssertEqual(window.texts, ["1", "3"])
    }
  }

  func testForEachFlattensRowsOfSeveralViewsAndOfNone() throws {
    try inWindow {
      VStack { Varying(counts: [2, 0, 1]) }
    } use: { window in
      XCTAssertEqual(window.texts, ["2.0", "2.1", "1.0"])
      XCTAssertEqual(try window.first(Box.self).children, window.all(Label.self))
      window.update { VStack { Varying(counts: [1, 2, 0]) } }
      XCTAssertEqual(window.texts, ["1.0", "2.0", "2.1"])
    }
  }

  func testForEachWidgetsFollowTheOrderOfTheElementsAfterRandomEdits() throws {
    var random = SeededGenerator(seed: 42)
    var items = (0..<20).map { $0 }
    var next = 20
    try inWindow {
      Rows(items: items)
    } use: { window in
      var known: [Int: GtkButton] = [:]
      for step in 0..<300 {
        let old = items
        items.mutate(&next, using: &random)
        window.host.update(Rows(items: items))
        let buttons = window.all(GtkButton.self)
        XCTAssertEqual(buttons.map(\.label), items.map { "\($0)" }, "step \(step)")
        for (item, button) in zip(items, buttons) {
          if old.contains(item), let known = known[item] {
            XCTAssertTrue(known === button, "step \(step): a remaining row has the same widget")
          }
        }
        known = Dictionary(uniqueKeysWithValues: zip(items, buttons))
        let rows = window.host.node?.descendants.filter { $0 is Node<Deferred<Button<EmptyView>>> }
        XCTAssertEqual(rows?.count, items.count)
      }
    }
  }
}

private struct Rows: View {
  let items: [Int]

  var body: some View {
    VStack { ForEach(items, id: \.self) { Button("\($0)") {} } }
  }
}

private struct CountingRow: View {
  let name: Int
  @State private var count = 0

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
  }
}

private struct Stars: View {
  let rating: Int

  var body: some View {
    HStack { ForEach(0..<3) { Text($0 < rating ? "*" : "-") } }
  }
}

private struct Models: View {
  let models: [Model]

  var body: some View {
    VStack { ForEach(0..<models.count) { Text("\(models[$0].first)") } }
  }
}

private struct Duplicates: View {
  let items: [Item]

  var body: some View {
    VStack { ForEach(items) { Button($0.title) {} } }
  }
}

private struct BoundRows: View {
  let model: ItemModel

  var body: some View {
    VStack {
      ForEach(Binding(get: { model.items }, set: { model.items = $0 })) { $item in
        Button(item.title) { item.title += "!" }
      }
    }
  }
}

private struct Varying: View {
  let counts: [Int]

  var body: some View {
    ForEach(counts, id: \.self) { count in
      ForEach(0..<count) { Text("\(count).\($0)") }
    }
  }
}
