import ConcurrencyExtras
import GtkTestSupport
import TestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

/// The number of searches for the rows of a list's selection.
final class SelectionCostTests: XCTestCase {
  func testAnUpdateThatChangesNeitherRowsNorSelectionSearchesForNoTag() throws {
    // With a value that no row has, the search for its row is not repeated either.
    for missing in [[], [-1]] as [Set<Int>] {
      let model = onMain { TaggedModel((0..<800).map { Item($0) }) }
      onMain { model.selected = missing.union((0..<500).map { 2 * $0 }) }
      try inWindow {
        TaggedList(model: model)
      } use: { window in
        let list = try window.list
        XCTAssertEqual(list.selectedIndices, Array(0..<500))
        TagCount.value = 0
        model.revision += 1
        window.settle()
        XCTAssertEqual(window.texts.first, "revision 1")
        XCTAssertEqual(TagCount.value, 0)
        model.items[3].title = "renamed"
        window.settle()
        // The row, and the search for the tag of the row. For a value that no row has, 150 rows whose
        // ids are values are searched first, and then all 300 rows that aren't selected.
        XCTAssertLessThanOrEqual(TagCount.value, missing.isEmpty ? 2 : 452)
      }
    }
  }

  func testAControlClickSearchesForTheTagOfTheRow() throws {
    let model = onMain { TaggedModel((0..<800).map { Item($0) }) }
    onMain { model.selected = Set((0..<500).map { 2 * $0 }) }
    try inWindow {
      TaggedList(model: model)
    } use: { window in
      let list = try window.list
      TagCount.value = 0
      list.select(601, modifies: true, extends: false)
      window.settle()
      XCTAssertEqual(list.selectedIndices, Array(0..<500) + [601])
      // The list also determines whether the row can be selected, and evaluates a bound row.
      XCTAssertLessThanOrEqual(TagCount.value, 3)
      TagCount.value = 0
      list.select(3, modifies: true, extends: false)
      window.settle()
      XCTAssertEqual(list.selectedIndices.count, 500)
      XCTAssertLessThanOrEqual(TagCount.value, 3)
    }
  }

  func testSelectedRowsWithTagsFollowTheirElements() throws {
    try Seeds.forEach(2, from: 1) { seed in try walk(seed) }
  }

  private func walk(_ seed: UInt64) throws {
    let model = onMain { TaggedModel((0..<40).map { Item($0) }) }
    try inWindow {
      TaggedList(model: model)
    } use: { window in
      var random = SeededGenerator(seed: seed)
      var next = 1_000
      for step in 0..<100 {
        model.selected = Set(model.items.shuffled(using: &random).prefix(9).map { 2 * $0.id })
        if Bool.random(using: &random) { window.settle() }
        var ids = model.items.map(\.id)
        ids.mutate(&next, using: &random)
        model.items = ids.map { Item($0) }
        window.settle()
        let description = "seed \(seed), step \(step)"
        XCTAssertEqual(
          try window.list.selectedIndices.map { 2 * ids[$0] },
          ids.map { 2 * $0 }.filter(model.selected.contains),
          description
        )
      }
    }
  }

  func testATagThatReadsAnObservedValueIsSearchedAgainWhenTheValueChanges() throws {
    let models = onMain { (0..<5).map { _ in Model() } }
    onMain { for (index, model) in models.enumerated() { model.first = index } }
    let selection = onMain { ControlModel<Set<Int>>([1, 2]) }
    try inWindow {
      List(selection: selection.binding) {
        ForEach(10..<15) { Text("row \($0)").tag(models[$0 - 10].first) }
      }
    } use: { window in
      let list = try window.list
      XCTAssertEqual(list.selectedIndices, [1, 2])
      models[2].first = 7
      window.settle()
      XCTAssertEqual(list.selectedIndices, [1])
    }
  }

  func testTheIDsOfALargeSelectionAreConvertedOnceForAllSections() throws {
    let model = onMain { SectionsModel() }
    try inWindow {
      SectionsList(model: model)
    } use: { window in
      let list = try window.list
      let ids = Set((0..<SectionsModel.rowCount).map { CountedID(number: $0) })
      model.selected = ids
      CountedID.hashCount.setValue(0)
      window.settle()
      XCTAssertEqual(list.selectedIndices.count, SectionsModel.rowCount)
      // Each of the 60 sections would otherwise hash all ids.
      XCTAssertLessThan(CountedID.hashCount.value, 20 * SectionsModel.rowCount)
    }
  }
}

@MainActor
private enum TagCount {
  /// The number of rows whose tags were read.
  static var value = 0

  static func tag(of item: Item) -> Int {
    value += 1
    return 2 * item.id
  }
}

@Observable
@MainActor
private final class TaggedModel {
  var items: [Item]
  var selected: Set<Int> = []
  var revision = 0

  init(_ items: [Item]) {
    self.items = items
  }
}

private struct TaggedList: View {
  let model: TaggedModel

  var body: some View {
    VStack {
      Text("revision \(model.revision)")
      List(
        model.items,
        selection: Binding(get: { model.selected }, set: { model.selected = $0 })
      ) { Text($0.title).tag(TagCount.tag(of: $0)) }
    }
  }
}

/// An id that counts how often ids are hashed.
private struct CountedID: Hashable {
  static let hashCount = LockIsolated(0)

  let number: Int

  func hash(into hasher: inout Hasher) {
    Self.hashCount.withValue { $0 += 1 }
    hasher.combine(number)
  }
}

@Observable
@MainActor
private final class SectionsModel {
  nonisolated static let rowCount = 3_000

  var selected: Set<CountedID> = []
}

private struct SectionsList: View {
  let model: SectionsModel

  var body: some View {
    let size = SectionsModel.rowCount / 60
    List(selection: Binding(get: { model.selected }, set: { model.selected = $0 })) {
      ForEach(0..<60) { section in
        Section("Section \(section)") {
          ForEach(CountedRows()[section * size..<(section + 1) * size]) { Text("\($0.id.number)") }
        }
      }
    }
  }
}

private struct CountedRows: PagedCollection {
  struct Element: Identifiable {
    let id: CountedID
  }

  var startIndex: Int { 0 }
  var endIndex: Int { SectionsModel.rowCount }
  subscript(position: Int) -> Element { Element(id: CountedID(number: position)) }

  func changedRange(from earlier: Self) -> (old: Range<Int>, new: Range<Int>)? { nil }

  func ids(at positions: [Int]) -> [CountedID?] { positions.map { CountedID(number: $0) } }

  func loadedPositions(of ids: Set<CountedID>, in range: Range<Int>) -> [CountedID: Int] {
    positions(of: ids, in: range)
  }

  func positions(of ids: Set<CountedID>) -> [CountedID: Int] { positions(of: ids, in: indices) }

  func positions(of ids: Set<CountedID>, in range: Range<Int>) -> [CountedID: Int] {
    let found = range.map { (CountedID(number: $0), $0) }.filter { ids.contains($0.0) }
    return Dictionary(uniqueKeysWithValues: found)
  }
}
