import XCTest

@testable import GtkUI

/// The one change that brings the rows of a list in line with its parts.
final class ListPlanTests: XCTestCase {
  func testNothingIsDoneWhereNothingHasChanged() {
    let parts = Parts([("a", [1, 2]), ("b", [3])])
    XCTAssertNil(parts.plan(to: parts))
  }

  func testAChangeWithinAPartIsNoLargerThanItNeedsToBe() {
    let parts = Parts([("a", [1, 2]), ("b", [3, 4, 5, 6]), ("c", [7])])
    XCTAssertEqual(
      parts.plan(to: Parts([("a", [1, 2]), ("b", [3, 9, 5, 6]), ("c", [7])])),
      RowChange(start: 3, removed: 1, added: [nil])
    )
    XCTAssertEqual(
      parts.plan(to: Parts([("a", [1, 2]), ("b", [3, 5, 4, 6]), ("c", [7])])),
      RowChange(start: 3, removed: 2, added: [1, 0])
    )
    XCTAssertEqual(
      parts.plan(to: Parts([("a", [1, 2]), ("b", [3, 4, 5, 6, 8]), ("c", [7])])),
      RowChange(start: 6, removed: 0, added: [nil])
    )
  }

  func testPartsComeAndGo() {
    let parts = Parts([("a", [1, 2]), ("c", [7])])
    XCTAssertEqual(
      parts.plan(to: Parts([("a", [1, 2]), ("b", [3, 4]), ("c", [7])])),
      RowChange(start: 2, removed: 0, added: [nil, nil])
    )
    XCTAssertEqual(
      parts.plan(to: Parts([("c", [7])])),
      RowChange(start: 0, removed: 2, added: [])
    )
  }

  func testWhateverHappensTheRowsAreThoseWantedAndWhatStaysIsUsedAgain() {
    var random = SeededGenerator(seed: 3)
    var next = 100
    var parts = Parts([("a", [1, 2, 3]), ("b", []), ("c", [4, 5])])
    for _ in 0..<300 {
      var new = parts
      for index in new.parts.indices where Int.random(in: 0..<3, using: &random) == 0 {
        new.parts[index].rows.mutate(&next, using: &random)
      }
      switch Int.random(in: 0..<6, using: &random) {
      case 0: new.parts.shuffle(using: &random)
      case 1 where !new.parts.isEmpty:
        new.parts.remove(at: Int.random(in: 0..<new.parts.count, using: &random))
      case 2:
        let index = Int.random(in: 0...new.parts.count, using: &random)
        new.parts.insert((Token(), [next, next + 1]), at: index)
        next += 2
      default: break
      }
      let rows = parts.parts.flatMap { part in part.rows.map { [part.id.name, "\($0)"] } }
      let wanted = new.parts.flatMap { part in part.rows.map { [part.id.name, "\($0)"] } }
      guard let change = parts.plan(to: new) else {
        XCTAssertEqual(rows, wanted)
        continue
      }
      let old = Array(rows[change.start..<(change.start + change.removed)])
      XCTAssertEqual(wanted.count, rows.count - old.count + change.added.count)
      XCTAssertEqual(Array(wanted[..<change.start]), Array(rows[..<change.start]))
      let end = wanted.count - (rows.count - change.start - change.removed)
      XCTAssertEqual(Array(wanted[end...]), Array(rows[(change.start + change.removed)...]))
      for (row, place) in zip(wanted[change.start..<end], change.added) {
        XCTAssertEqual(place, old.firstIndex(of: row))
      }
      parts = new
    }
  }
}

/// Stands for where rows come from.
private final class Token: Sendable {
  let name: String

  init(_ name: String = "") { self.name = name }
}

private let tokens = ["a": Token("a"), "b": Token("b"), "c": Token("c")]

private struct Parts {
  var parts: [(id: Token, rows: [Int])]

  init(_ parts: [(String, [Int])]) {
    self.parts = parts.map { (tokens[$0] ?? Token(), $1) }
  }

  func plan(to new: Parts) -> RowChange? {
    var changes: [ObjectIdentifier: RowChange] = [:]
    for part in new.parts {
      guard let old = parts.first(where: { $0.id === part.id }), old.rows != part.rows else {
        continue
      }
      changes[ObjectIdentifier(part.id)] = RowChange(KeyedChange(from: old.rows, to: part.rows))
    }
    return ListPlan(from: layout, to: new.layout, changes: changes)?.change
  }

  private var layout: [ListPlan.Part] {
    parts.map { ListPlan.Part(id: ObjectIdentifier($0.id), count: $0.rows.count) }
  }
}
