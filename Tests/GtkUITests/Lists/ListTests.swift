import GtkTestSupport
import TestSupport
import XCTest

import class Gtk.Bin
import class Gtk.Label
import class Gtk.ListView
import class Gtk.ScrolledWindow

@testable import GtkUI

final class ListTests: XCTestCase {
  func testLongListCreatesFewerThan500RowNodes() throws {
    try inWindow {
      List(0..<100_000) { Text("Row \($0)") }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.count, 100_000)
      XCTAssertEqual(window.texts.prefix(2), ["Row 0", "Row 1"])
      XCTAssertLessThan(window.rowNodes, 500)
      list.scroll(to: 99_999)
      XCTAssertTrue(GtkTesting.wait { window.texts.contains("Row 99999") })
      XCTAssertLessThan(window.rowNodes, 500)
    }
  }

  func testNavigationLinksInAListAreNavigationRows() throws {
    try inWindow {
      NavigationStack {
        List {
          NavigationLink("Static", value: 0)
          ForEach(1...2, id: \.self) { NavigationLink("Row \($0)", value: $0) }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Page") }
      }
    } use: { window in
      for name in ["Static", "Row 1", "Row 2"] {
        XCTAssertTrue(try window.button(name).hasCSSClass("navigation-row"), name)
      }
      try window.click("Row 2")
      XCTAssertEqual(window.texts, ["Page 2"])
    }
  }

  func testListEvaluatesOnlyTheVisibleRowThatReadsAChange() throws {
    let models = onMain { (0..<10_000).map { _ in Model() } }
    try inWindow {
      List(0..<10_000) { Text("\(models[$0].first)") }
    } use: { window in
      let bodies = BodyCount.during {
        models[3].first = 7
        models[9_999].first = 8
        window.settle()
      }
      XCTAssertEqual(bodies, ["Deferred<Text>": 1])
      XCTAssertEqual(window.texts.prefix(5), ["0", "0", "0", "7", "0"])
    }
  }

  func testListEvaluatesOnlyTheVisibleRowOfAChangedValue() throws {
    let model = onMain {
      ItemModel((0..<10_000).map { Item($0, "a title of more than 15 bytes \($0)") })
    }
    try inWindow {
      ItemList(model: model)
    } use: { window in
      let bodies = BodyCount.during {
        model.items[3].title = "changed"
        model.items[9_999].title = "not to be seen"
        window.settle()
      }
      XCTAssertEqual(
        bodies.filter { $0.key != "ItemList" && !$0.key.hasPrefix("List<") },
        ["Deferred<Text>": 1]
      )
      XCTAssertTrue(window.texts.contains("changed"))
      let moving = BodyCount.during {
        model.items.swapAt(0, 1)
        model.items[2].title = "changed too"
        window.settle()
      }
      XCTAssertEqual(moving["Deferred<Text>"], 1)
      XCTAssertTrue(window.texts.contains("changed too"))
    }
  }

  func testListRowsThatCaptureAValueAreUpdatedWhenTheValueChanges() throws {
    let model = onMain { ItemModel((0..<10_000).map { Item($0) }) }
    try inWindow {
      CapturingList(model: model, prefix: "a")
    } use: { window in
      let bodies = BodyCount.during {
        model.items[3].title = "changed"
        window.settle()
      }
      XCTAssertEqual(bodies["ItemRow"], 1)
      XCTAssertTrue(window.texts.contains("achanged"))
      window.update { CapturingList(model: model, prefix: "b") }
      XCTAssertEqual(window.texts.prefix(4), ["b0", "b1", "b2", "bchanged"])
    }
  }

  func testListUpdateShowsChangesOfUnobservableObjects() throws {
    let objects = onMain { (0..<3).map { PlainObject(id: $0) } }
    try inWindow {
      PlainList(objects: objects, revision: 0)
    } use: { window in
      objects[1].title = "new"
      window.update { PlainList(objects: objects, revision: 1) }
      XCTAssertEqual(window.texts, ["old", "new", "old"])
    }
  }

  func testListInsertionRetainsTheWidgetOfALaterRow() throws {
    let model = onMain { ItemModel((0..<1_000).map { Item($0) }) }
    try inWindow {
      ItemList(model: model)
    } use: { window in
      let label = window.all(Label.self)[3]
      model.items.insert(Item(-1), at: 2)
      window.settle()
      XCTAssertEqual(window.texts.prefix(5), ["0", "1", "-1", "2", "3"])
      XCTAssertTrue(window.all(Label.self)[4] === label)
    }
  }

  func testListShowsAChangedElementInViewAndAfterScrolling() throws {
    let model = onMain { ItemModel((0..<1_000).map { Item($0) }) }
    try inWindow {
      ItemList(model: model)
    } use: { window in
      let label = window.all(Label.self)[1]
      model.items[1].title = "changed"
      window.settle()
      XCTAssertEqual(label.text, "changed")
      model.items[999].title = "last"
      window.settle()
      try window.list.scroll(to: 999)
      XCTAssertTrue(GtkTesting.wait { window.texts.contains("last") })
    }
  }

  func testListRowRetainsItsFocusWhenRowsAreInsertedRemovedAndMoved() throws {
    let model = onMain { ItemModel((0..<1_000).map { Item($0) }) }
    try inWindow(height: 300) {
      List { ForEach(model.items) { item in Button(item.title) {} } }
    } use: { window in
      window.update { List { ForEach(model.items) { item in Button(item.title) {} } } }
      let list = try window.list
      list.scroll(to: 500)
      XCTAssertTrue(GtkTesting.wait { (try? window.button("500")) != nil })
      let button = try window.button("500")
      button.grabFocus()
      window.settle()
      model.items.insert(contentsOf: (2_000..<2_020).map { Item($0) }, at: 0)
      model.items.remove(at: 100)
      window.update { List { ForEach(model.items) { item in Button(item.title) {} } } }
      XCTAssertTrue(button.isFocus)
      XCTAssertTrue(try window.button("500") === button)
      model.items.swapAt(519, 522)
      window.update { List { ForEach(model.items) { item in Button(item.title) {} } } }
      XCTAssertTrue(button.isFocus)
      XCTAssertTrue(try window.button("500") === button)
    }
  }

  func testListMixesSectionsConditionsAndForEach() throws {
    let model = onMain { Model() }
    try inWindow {
      Mixed(model: model)
    } use: { window in
      XCTAssertEqual(
        window.texts,
        ["Fruit", "Apple", "Pear", "0", "Drinks", "Water", "Cold.", "end"]
      )
      let headings = window.all(Label.self).filter { $0.accessibleRole == .heading }
      XCTAssertEqual(headings.map(\.text), ["Fruit", "Drinks"])
      let end = window.all(Label.self).last
      model.isOn = true
      model.second = 2
      window.settle()
      XCTAssertEqual(
        window.texts,
        ["Fruit", "Apple", "Pear", "on", "0", "1", "Drinks", "Water", "Cold.", "end"]
      )
      XCTAssertTrue(window.all(Label.self).last === end)
      model.isOn = false
      model.first = 5
      window.settle()
      XCTAssertEqual(window.texts[3], "5")
      XCTAssertEqual(window.texts.count, 8)
    }
  }

  func testListOfSectionsIsReorderedAndRetainsItsWidgets() throws {
    try inWindow {
      Groups(groups: [1: [1, 2], 2: [3], 3: []])
    } use: { window in
      XCTAssertEqual(window.texts, ["Group 1", "1", "2", "Group 2", "3", "Group 3"])
      let label = window.all(Label.self)[2]
      window.update { Groups(groups: [2: [3, 4], 1: [2, 1, 5]], isReversed: true) }
      XCTAssertEqual(window.texts, ["Group 2", "3", "4", "Group 1", "2", "1", "5"])
      XCTAssertTrue(window.all(Label.self)[4] === label)
    }
  }

  func testEmptyListShowsNoRows() throws {
    let model = onMain { ItemModel() }
    try inWindow {
      ItemList(model: model)
    } use: { window in
      XCTAssertEqual(window.texts, [])
      model.items = [Item(1)]
      window.settle()
      XCTAssertEqual(window.texts, ["1"])
      model.items = []
      window.settle()
      XCTAssertEqual(window.texts, [])
    }
  }

  func testActivatingAListRowActivatesItsButton() throws {
    let log = onMain { Log() }
    try inWindow {
      List(0..<3) { number in
        HStack {
          Text("Row")
          Button("Open \(number)") { log.append("\(number)") }
        }
      }
    } use: { window in
      let list = try window.list
      XCTAssertTrue(list.activatesOnSingleClick)
      XCTAssertTrue(list.boundRows[2]?.parent?.activate() ?? false)
      XCTAssertTrue(GtkTesting.wait { log.lines == ["2"] })
    }
  }

  func testListAndItsRowsHaveTheirAccessibleRoles() throws {
    try inWindow {
      List(0..<3) { Text("Row \($0)") }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.accessibleRole, .list)
      XCTAssertEqual(list.boundRows[0]?.parent?.accessibleRole, .listItem)
    }
  }

  func testListRowsFollowTheOrderOfTheElementsAfterRandomEdits() throws {
    try checkRandomEdits(height: 2_000) { _ in }
  }

  /// GTK lays out the rows between the changes, so that some rows are out of view.
  func testRowsOutOfViewRetainTheirWidgetsAfterRandomEdits() throws {
    try checkRandomEdits(height: 300) { $0.settle() }
  }

  private func checkRandomEdits(
    height: Int,
    beforeChange: @MainActor (TestWindow<TwoParts>) -> Void
  ) throws {
    var random = SeededGenerator(seed: 7)
    var first = Array(0..<6)
    var second = Array(100..<104)
    var next = 1_000
    try inWindow(height: height) {
      TwoParts(first: first, second: second)
    } use: { window in
      for step in 0..<250 {
        beforeChange(window)
        var old = window.rowsByText
        if Bool.random(using: &random) { first.mutate(&next, using: &random) }
        if Bool.random(using: &random) { second.mutate(&next, using: &random) }
        first = Array(first.prefix(14))
        second = Array(second.prefix(14))
        window.host.update(TwoParts(first: first, second: second))
        let expected =
          first.map { "\($0)" } + (first.count % 2 == 0 ? ["even"] : []) + second.map { "\($0)" }
        XCTAssertEqual(try window.list.count, expected.count)
        let list = try window.list
        @MainActor func texts() -> [String] {
          list.boundRows.sorted { $0.key < $1.key }.map(\.value).flatMap(\.texts)
        }
        // In a slow build, the content of some rows is created after the update.
        GtkTesting.wait { texts() == expected }
        XCTAssertEqual(texts(), expected, "step \(step)")
        old = old.filter { expected.contains($0.key) && $0.key != "even" }
        let new = window.rowsByText
        for (text, label) in old {
          XCTAssertTrue(new[text] === label, "step \(step): \(text) has the same widget")
        }
        XCTAssertEqual(window.rowNodes, first.count + second.count, "step \(step)")
      }
    }
  }
}

private struct ItemList: View {
  let model: ItemModel

  var body: some View {
    List(model.items) { Text($0.title) }
  }
}

private struct Mixed: View {
  let model: Model

  var body: some View {
    List {
      Section("Fruit") {
        ForEach(["Apple", "Pear"], id: \.self) { Text($0) }
        if model.isOn {
          Text("on")
          ForEach(0..<model.second) { Text("\($0)") }
        } else {
          Text("\(model.first)")
        }
      }
      Section {
        Text("Water")
      } header: {
        Text("Drinks")
      } footer: {
        Text("Cold.")
      }
      Text("end")
    }
  }
}

private struct Groups: View {
  let groups: [Int: [Int]]
  var isReversed = false

  var body: some View {
    List {
      ForEach(groups.keys.sorted { isReversed ? $0 > $1 : $0 < $1 }, id: \.self) { group in
        Section("Group \(group)") {
          ForEach(groups[group] ?? [], id: \.self) { Text("\($0)") }
        }
      }
    }
  }
}

private struct TwoParts: View {
  let first: [Int]
  let second: [Int]

  var body: some View {
    List {
      ForEach(first, id: \.self) { Text("\($0)") }
      if first.count % 2 == 0 { Text("even") }
      ForEach(second, id: \.self) { Text("\($0)") }
    }
  }
}

private struct CapturingList: View {
  let model: ItemModel
  let prefix: String

  var body: some View {
    List(model.items) { ItemRow(item: $0, prefix: prefix) }
  }
}

private struct ItemRow: View {
  let item: Item
  let prefix: String

  var body: some View { Text(prefix + item.title) }
}

private final class PlainObject: Identifiable, @unchecked Sendable {
  let id: Int
  var title = "old"

  init(id: Int) { self.id = id }
}

private struct PlainList: View {
  let objects: [PlainObject]
  let revision: Int

  var body: some View {
    List(objects) { Text($0.title) }
  }
}
