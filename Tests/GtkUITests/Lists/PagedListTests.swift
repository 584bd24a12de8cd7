import GtkTestSupport
import XCTest

@testable import Gtk
@testable import GtkUI

/// Lists of a collection that loads its elements when they are used.
final class PagedListTests: XCTestCase {
  func testAListOfAMillionElementsLoadsTheElementsOfItsRowsOnly() throws {
    try inWindow { window, model in
      XCTAssertEqual(try window.list.count, 1_000_000)
      XCTAssertEqual(window.texts.prefix(2), ["0", "1"])
      XCTAssertLessThan(model.data.loads.count, 500)
      try window.list.scroll(to: 999_999)
      window.settle()
      XCTAssertEqual(window.texts.last, "999999")
      XCTAssertLessThan(model.data.loads.count, 1_000)
    }
  }

  func testAChangeOfOneElementEvaluatesOneRow() throws {
    try inWindow { window, model in
      let bodies = BodyCount.during {
        model.data.titles[3] = "renamed"
        window.settle()
      }
      XCTAssertEqual(window.texts[3], "renamed")
      XCTAssertEqual(bodies["Deferred<Text>"], 1)
      XCTAssertLessThan(model.data.loads.count, 1_000)
    }
  }

  func testAnInsertionRetainsTheOtherRows() throws {
    try inWindow { window, model in
      let bodies = BodyCount.during {
        model.data.insertedCount = 1
        window.settle()
      }
      XCTAssertEqual(try window.list.count, 1_000_001)
      XCTAssertEqual(window.texts.prefix(3), ["-1", "0", "1"])
      XCTAssertEqual(bodies["Deferred<Text>"], 1)
      XCTAssertLessThan(model.data.loads.count, 1_500)
    }
  }

  func testASelectedElementThatIsNotLoadedIsSearchedByTheCollection() throws {
    try inWindow { window, model in
      let count = model.data.loads.count
      let boundCount = try window.list.boundRows.count
      model.selection = [700_000]
      window.settle()
      XCTAssertEqual(try window.list.selectedIndices, [700_000])
      // The update reads the elements of the bound rows again.
      XCTAssertEqual(model.data.loads.count, count + boundCount)
      model.data.insertedCount = 2
      window.settle()
      XCTAssertEqual(try window.list.selectedIndices, [700_002])
      model.selection = [2_000_000]
      window.settle()
      XCTAssertEqual(try window.list.selectedIndices, [])
      XCTAssertLessThan(model.data.loads.count, 1_500)
    }
  }

  func testASliceLoadsTheElementsOfItsRowsOnly() throws {
    try inWindow(range: 1_000..<900_000) { window, model in
      XCTAssertEqual(try window.list.count, 899_000)
      XCTAssertEqual(window.texts.prefix(2), ["1000", "1001"])
      model.selection = [700_000, 999]
      window.settle()
      XCTAssertEqual(try window.list.selectedIndices, [699_000])
      model.data.insertedCount = 1
      window.settle()
      XCTAssertEqual(window.texts.first, "999")
      XCTAssertEqual(try window.list.selectedIndices, [0, 699_001])
      try window.list.scroll(to: 898_999)
      window.settle()
      XCTAssertEqual(window.texts.last, "899998")
      XCTAssertLessThan(model.data.loads.count, 2_000)
    }
  }

  func testAListOfOtherElementsStartsAtItsTop() throws {
    try inWindow { window, model in
      try window.list.scroll(to: 60_000)
      window.settle()
      XCTAssertNotEqual(try window.firstVisibleText, "0")
      model.data.titles[60_000] = "renamed"
      model.data.insertedCount = 3
      window.settle()
      XCTAssertTrue(window.texts.contains("renamed"))
      XCTAssertNotEqual(try window.firstVisibleText, "-3", "A change keeps the position.")
      // The focus, which remains on its row, does not scroll the list.
      try window.find(.listItem, named: "renamed").grabFocus()
      window.settle()
      model.data.series += 1
      window.settle()
      XCTAssertEqual(try window.firstVisibleText, "-3")
      XCTAssertEqual(window.widget.focusWidget?.accessibleName, "renamed")
      try window.list.scroll(to: 60_000)
      window.settle()
      XCTAssertNotEqual(try window.firstVisibleText, "-3", "The list scrolls again.")
      model.data.series += 1
      model.data.insertedCount = 0
      window.settle()
      XCTAssertEqual(try window.firstVisibleText, "0")
    }
  }

  private func inWindow(
    range: Range<Int>? = nil,
    _ body: @MainActor (TestWindow<NumberList>, NumberModel) throws -> Void
  ) throws {
    try onMain {
      let model = NumberModel()
      model.range = range
      let window = TestWindow { NumberList(model: model) }
      defer { window.close() }
      window.settle()
      try body(window, model)
    }
  }
}

extension TestWindow<NumberList> {
  /// The text of the row at the top of the visible area.
  fileprivate var firstVisibleText: String? {
    get throws {
      let list = try list
      return list.boundRows.sorted { $0.key < $1.key }.first { _, row in
        guard let position = row.translate(x: 0, y: 0, to: list) else { return false }
        return row.isMapped && position.y + Double(row.allocatedHeight) > 0
      }?.value.texts.first
    }
  }
}

@Observable
@MainActor
private final class NumberModel {
  var data = Numbers()
  /// The positions of the slice that the list shows, or `nil` for a list of all numbers.
  var range: Range<Int>?
  var selection: Set<Int> = []
}

fileprivate struct NumberList: View {
  let model: NumberModel

  var body: some View {
    let selection = Binding(get: { model.selection }, set: { model.selection = $0 })
    if let range = model.range {
      List(model.data[range], selection: selection) { Text($0.title) }
    } else {
      List(model.data, selection: selection) { Text($0.title) }
    }
  }
}

/// The numbers from a negative number to 999,999. Each read of a number is counted.
private struct Numbers: PagedCollection {
  final class Loads {
    var count = 0
  }

  let loads = Loads()
  /// Numbers of another series are other elements.
  var series = 0
  var insertedCount = 0
  var titles: [Int: String] = [:]

  var startIndex: Int { 0 }
  var endIndex: Int { 1_000_000 + insertedCount }

  subscript(position: Int) -> Item {
    loads.count += 1
    var item = Item(position - insertedCount)
    item.title = titles[item.id] ?? "\(item.id)"
    return item
  }

  func changedRange(from earlier: Self) -> (old: Range<Int>, new: Range<Int>)? {
    guard series == earlier.series else { return (0..<earlier.count, 0..<count) }
    let added = insertedCount - earlier.insertedCount
    return added == 0 ? nil : (0..<0, 0..<added)
  }

  func isContinuation(of earlier: Self) -> Bool { series == earlier.series }

  func ids(at positions: [Int]) -> [Int?] { positions.map { $0 - insertedCount } }

  func loadedPositions(of ids: Set<Int>, in range: Range<Int>) -> [Int: Int] {
    positions(of: ids).filter { range.contains($0.value) }
  }

  func positions(of ids: Set<Int>) -> [Int: Int] {
    let known = ids.filter { (-insertedCount..<1_000_000).contains($0) }
    return Dictionary(uniqueKeysWithValues: known.map { ($0, $0 + insertedCount) })
  }
}
