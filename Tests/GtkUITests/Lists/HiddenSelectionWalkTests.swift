import GtkTestSupport
import TestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

/// Random clicks in a list with values that no row has at the moment.
final class HiddenSelectionWalkTests: XCTestCase {
  func testRandomClicksChangeTheSelectionLikeASet() throws {
    try Seeds.forEach(2, from: 1) { seed in try walk(seed) }
  }

  private func walk(_ seed: UInt64) throws {
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
        // A selected row whose tag is not its id isn't found before it is created.
        case 6
        where shown[index] != nil && (min(index, end)...max(index, end)).allSatisfy(bound.contains):
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
          _ = selectsAll ? list.model.selectAll() : list.model.unselectAll()
          expected = selectsAll ? Set(shown.compactMap(\.self)) : []
        }
        window.settle()
        let description = "seed \(seed), step \(step)"
        XCTAssertEqual(model.selected, expected, description)
        let selected = Set(list.selectedIndices)
        let shownNow = model.shown
        let boundNow = list.boundRows
        let firstLate = shownNow.count - Rows.long.count
        for (index, value) in shownNow.enumerated() {
          // A row whose tag is not its id is selected when the row is created.
          guard index < firstLate || boundNow[index] != nil else { continue }
          let isSelected = value.map(expected.contains) ?? false
          XCTAssertEqual(selected.contains(index), isSelected, "\(description), row \(index)")
        }
        guard model.selected == expected else { return }
      }
    }
  }
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
