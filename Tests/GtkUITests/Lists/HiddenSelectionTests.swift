import GtkTestSupport
import TestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

/// Selections with values that no row of the list has at the moment.
final class HiddenSelectionTests: XCTestCase {
  func testAControlClickRetainsTheValuesOfRowsInACollapsedGroup() throws {
    let model = onMain { ControlModel<Set<Int>>([1, 2, 10]) }
    let isExpanded = onMain { ControlModel(false) }
    try inWindow {
      List(selection: model.binding) {
        DisclosureGroup("Group", isExpanded: isExpanded.binding) {
          ForEach(1...3, id: \.self) { Text("row \($0)") }
        }
        .tag(0)
        ForEach(10...12, id: \.self) { Text("row \($0)") }
      }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.selectedIndices, [1])
      list.controlClick(2)
      window.settle()
      XCTAssertEqual(model.value, [1, 2, 10, 11])
      list.controlClick(1)
      window.settle()
      XCTAssertEqual(model.value, [1, 2, 11])
      isExpanded.value = true
      window.settle()
      XCTAssertEqual(list.selectedIndices, [1, 2, 5])
      isExpanded.value = false
      window.settle()
      list.click(1)
      window.settle()
      XCTAssertEqual(model.value, [10], "A click replaces the selection.")
    }
  }

  func testSelectAllAndUnselectAllReplaceTheSelection() throws {
    let model = onMain { ControlModel<Set<Int>>([1, 99]) }
    try inWindow {
      List(1...3, id: \.self, selection: model.binding) { Text("row \($0)") }
    } use: { window in
      try window.find(.listItem, named: "row 2").grabFocus()
      XCTAssertTrue(window.press("<Control>a"))
      XCTAssertEqual(model.value, [1, 2, 3])
      model.value = [1, 99]
      window.settle()
      XCTAssertTrue(window.press("<Control><Shift>a"))
      XCTAssertEqual(model.value, [])
    }
  }

  /// A click with Control on the only row is not a click that replaces the selection.
  func testAControlClickOnTheOnlyRowRetainsAValueWithoutARow() throws {
    let model = onMain { ControlModel<Set<Int>>([99]) }
    try inWindow {
      List([1], id: \.self, selection: model.binding) { Text("row \($0)") }
    } use: { window in
      let list = try window.list
      list.controlClick(0)
      window.settle()
      XCTAssertEqual(model.value, [1, 99])
      list.controlClick(0)
      window.settle()
      XCTAssertEqual(model.value, [99])
      list.click(0)
      window.settle()
      XCTAssertEqual(model.value, [1])
    }
  }

  func testAControlClickRetainsTheTagsOfRowsThatWereNotCreated() throws {
    let model = onMain { ControlModel<Set<String>>(["tag 1", "tag 90000"]) }
    try inWindow {
      List(selection: model.binding) {
        ForEach(0..<100_000) { Text("row \($0)").tag("tag \($0)") }
      }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.selectedIndices, [1])
      list.controlClick(3)
      window.settle()
      XCTAssertEqual(model.value, ["tag 1", "tag 3", "tag 90000"])
      list.scroll(to: 90_000)
      XCTAssertTrue(GtkTesting.wait { list.selectedIndices == [1, 3, 90_000] })
      list.controlClick(90_000)
      window.settle()
      XCTAssertEqual(model.value, ["tag 1", "tag 3"])
    }
  }

  func testRandomClicksChangeTheSelectionLikeASet() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    let model = onMain { Rows() }
    try inWindow {
      RowsList(model: model)
    } use: { window in
      var random = SeededGenerator(seed: seed)
      let list = try window.list
      for step in 0..<60 {
        let shown = model.shown
        let bound = list.boundRows.keys.sorted()
        let index = bound.randomElement(using: &random) ?? 0
        let end = bound.randomElement(using: &random) ?? 0
        var expected = model.selected
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
          list.click(index)
          if let value = shown[index] { expected = [value] }
        case 1...4:
          list.controlClick(index)
          if let value = shown[index] { expected.formSymmetricDifference([value]) }
        case 5 where shown[index] != nil:
          list.click(index)
          list.select(end, modifies: false, extends: true)
          expected = Set(shown[min(index, end)...max(index, end)].compactMap(\.self))
        case 6 where shown[index] != nil:
          let isSelected = expected.contains(shown[index] ?? -1)
          list.controlClick(index)
          list.select(end, modifies: true, extends: true)
          let values = shown[min(index, end)...max(index, end)].compactMap(\.self)
          expected = isSelected ? expected.subtracting(values) : expected.union(values)
        case 7:
          model.isExpanded.toggle()
        case 8:
          model.selected = Set((0..<6).compactMap { _ in model.all.randomElement(using: &random) })
          if Bool.random(using: &random) { model.selected.insert(-5) }
          expected = model.selected
        case 9:
          model.grouped = Array((100..<120).shuffled(using: &random).prefix(8))
        case 10:
          list.scroll(to: Int.random(in: 0..<list.count, using: &random))
        default:
          let selectsAll = Bool.random(using: &random)
          _ = selectsAll ? list.model.selectAll() : list.unselectAll()
          expected = selectsAll ? Set(shown.compactMap(\.self)) : []
        }
        window.settle()
        let description = "seed \(seed), step \(step)"
        XCTAssertEqual(model.selected, expected, description)
        let selected = Set(list.selectedIndices)
        for (index, value) in model.shown.enumerated() {
          // A row whose tag is not its id is selected when the row is created.
          let canBeLate = index >= model.shown.count - Rows.long.count
          guard !canBeLate || list.boundRows[index] != nil else { continue }
          let isSelected = value.map(expected.contains) ?? false
          XCTAssertEqual(selected.contains(index), isSelected, "\(description), row \(index)")
        }
        guard model.selected == expected else { return }
      }
    }
  }
}

extension ListView {
  fileprivate func click(_ index: Int) { select(index, modifies: false, extends: false) }

  fileprivate func controlClick(_ index: Int) { select(index, modifies: true, extends: false) }

  fileprivate func unselectAll() -> Bool { model.select(0..<count, false, isComplete: true) }
}

@Observable
@MainActor
private final class Rows {
  /// The ids of the rows of a `ForEach` with tags that differ from the ids.
  static let long = 0..<1_200

  var isExpanded = true
  var grouped = Array(100..<108)
  var selected: Set<Int> = []

  /// The values of the rows, or `nil` for a row without a value.
  var shown: [Int?] {
    [1, nil, 2, 50] + (isExpanded ? grouped : []) + Self.long.map { 10_000 + $0 }
  }

  /// The values of all rows.
  var all: [Int] { [1, 2, 50] + (100..<120) + Self.long.prefix(60).map { 10_000 + $0 } }
}

private struct RowsList: View {
  let model: Rows

  var body: some View {
    List(selection: Binding(get: { model.selected }, set: { model.selected = $0 })) {
      Text("one").tag(1)
      Section("Header") { Text("two").tag(2) }
      DisclosureGroup(
        "Group",
        isExpanded: Binding(get: { model.isExpanded }, set: { model.isExpanded = $0 })
      ) {
        ForEach(model.grouped, id: \.self) { Text("grouped \($0)") }
      }
      .tag(50)
      ForEach(Rows.long) { Text("long \($0)").tag(10_000 + $0) }
    }
  }
}
