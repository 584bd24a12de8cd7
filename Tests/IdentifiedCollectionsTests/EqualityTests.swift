import IdentifiedCollections
import XCTest

final class EqualityTests: XCTestCase {
  func testIdentifiedArraysAreEqualIfElementsAndOrderAreEqual() {
    XCTAssertEqual(IdentifiedArrayOf<Todo>.ids(1, 2), .ids(1, 2))
    XCTAssertNotEqual(IdentifiedArrayOf<Todo>.ids(1, 2), .ids(2, 1))
    XCTAssertNotEqual(IdentifiedArrayOf<Todo>.ids(1, 2), .ids(1))
    XCTAssertNotEqual([Todo(id: 1, title: "a")], IdentifiedArrayOf<Todo>.ids(1))
  }

  func testIdentifiedArraysWithDifferentIDsAreNotEqual() {
    let byTitle = IdentifiedArray(uniqueElements: ["a"], id: \.self)
    let byOther = IdentifiedArray(uniqueElements: ["a"], id: \.localizedUppercase)
    XCTAssertNotEqual(byTitle, byOther)
  }

  func testEqualIdentifiedArraysHaveTheSameHash() {
    let arrays: Set<IdentifiedArrayOf<Todo>> = [.ids(1, 2), .ids(1, 2), .ids(2, 1)]
    XCTAssertEqual(arrays.count, 2)
  }

  func testEqualityDoesNotCompareIDsOfSharedStorage() {
    let original = rows()
    let separate = rows()
    var copy = original
    copy[0].title = "a"
    copy[id: ID(value: 1)]?.title = "b"
    copy.updateOrAppend(Row(id: ID(value: 2), title: "c"))

    ID.comparisons = 0
    XCTAssertNotEqual(copy, original)
    XCTAssertEqual(copy.ids, original.ids)
    XCTAssertEqual(ID.comparisons, 0)

    XCTAssertEqual(separate.ids, original.ids)
    XCTAssertEqual(ID.comparisons, 3, "Ids of separate arrays are compared")
  }

  func testOperationsWithoutChangesRetainTheSharedIDStorage() {
    let original = rows()
    var copy = original
    copy.append(original[0])
    copy.insert(original[0], at: 2)
    copy.append(contentsOf: original)
    copy.replaceSubrange(1..<1, with: original)
    copy.removeAll { _ in false }
    copy.remove(atOffsets: [])
    copy.remove(id: ID(value: 7))
    copy[id: ID(value: 7)] = nil

    ID.comparisons = 0
    XCTAssertEqual(copy, original)
    XCTAssertEqual(ID.comparisons, 0)
  }

  private func rows() -> IdentifiedArrayOf<Row> {
    IdentifiedArray(uniqueElements: (0..<3).map { Row(id: ID(value: $0)) })
  }
}

private struct Row: Identifiable, Equatable {
  var id: ID
  var title = ""

  static func == (lhs: Row, rhs: Row) -> Bool {
    lhs.id.value == rhs.id.value && lhs.title == rhs.title
  }
}

/// An identifier that counts comparisons.
private struct ID: Hashable {
  nonisolated(unsafe) static var comparisons = 0

  let value: Int

  static func == (lhs: ID, rhs: ID) -> Bool {
    comparisons += 1
    return lhs.value == rhs.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
