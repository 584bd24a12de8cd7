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
      model.selection = [700_000]
      window.settle()
      XCTAssertEqual(try window.list.selectedIndices, [700_000])
      model.data.insertedCount = 2
      window.settle()
      XCTAssertEqual(try window.list.selectedIndices, [700_002])
      model.selection = [2_000_000]
      window.settle()
      XCTAssertEqual(try window.list.selectedIndices, [])
      XCTAssertLessThan(model.data.loads.count, 1_500)
    }
  }

  private func inWindow(
    _ body: @MainActor (TestWindow<NumberList>, NumberModel) throws -> Void
  ) throws {
    try onMain {
      let model = NumberModel()
      let window = TestWindow { NumberList(model: model) }
      defer { window.close() }
      window.settle()
      try body(window, model)
    }
  }
}

@Observable
@MainActor
private final class NumberModel {
  var data = Numbers()
  var selection: Set<Int> = []
}

private struct NumberList: View {
  let model: NumberModel

  var body: some View {
    List(
      model.data,
      selection: Binding(get: { model.selection }, set: { model.selection = $0 })
    ) { Text($0.title) }
  }
}

/// The numbers from a negative number to 999,999. Each read of a number is counted.
private struct Numbers: PagedCollection {
  final class Loads {
    var count = 0
  }

  let loads = Loads()
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
    let added = insertedCount - earlier.insertedCount
    return added == 0 ? nil : (0..<0, 0..<added)
  }

  func ids(at positions: [Int]) -> [Int?] { positions.map { $0 - insertedCount } }

  func loadedPositions(of ids: Set<Int>, in range: Range<Int>) -> [Int: Int] {
    positions(of: ids).filter { range.contains($0.value) }
  }

  func positions(of ids: Set<Int>) -> [Int: Int] {
    let known = ids.filter { (-insertedCount..<1_000_000).contains($0) }
    return Dictionary(uniqueKeysWithValues: known.map { ($0, $0 + insertedCount) })
  }
}
