import TestSupport
import XCTest

@testable import GtkUI

final class ListPlanTests: XCTestCase {
  func testPlanIsNilIfNothingHasChanged() {
    let parts = Parts([("a", [1, 2]), ("b", [3])])
    XCTAssertNil(parts.plan(to: parts))
  }

  func testPlanOfAChangeWithinAPartReplacesTheFewestRows() {
    let parts = Parts([("a", [1, 2]), ("b", [3, 4, 5, 6]), ("c", [7])])
    XCTAssertEqual(
      parts.changes(to: Parts([("a", [1, 2]), ("b", [3, 9, 5, 6]), ("c", [7])])),
      Changes(range: 3..<4, count: 1, moves: [:])
    )
    XCTAssertEqual(
      parts.changes(to: Parts([("a", [1, 2]), ("b", [3, 5, 4, 6]), ("c", [7])])),
      Changes(range: 3..<5, count: 2, moves: [3: 4, 4: 3])
    )
    XCTAssertEqual(
      parts.changes(to: Parts([("a", [1, 2]), ("b", [3, 4, 5, 6, 8]), ("c", [7])])),
      Changes(range: 6..<6, count: 1, moves: [:])
    )
  }

  func testPlanInsertsAndRemovesTheRowsOfAPart() {
    let parts = Parts([("a", [1, 2]), ("c", [7])])
    XCTAssertEqual(
      parts.changes(to: Parts([("a", [1, 2]), ("b", [3, 4]), ("c", [7])])),
      Changes(range: 2..<2, count: 2, moves: [:])
    )
    XCTAssertEqual(
      parts.changes(to: Parts([("c", [7])])),
      Changes(range: 0..<2, count: 0, moves: [:])
    )
  }

  func testPlansOfRandomEditsMatchTheNewRowsAndTheirMoves() {
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
      guard let plan = parts.plan(to: new) else {
        XCTAssertEqual(rows, wanted)
        continue
      }
      let end = plan.range.lowerBound + plan.count
      XCTAssertEqual(wanted.count, rows.count - plan.range.count + plan.count)
      XCTAssertEqual(
        Array(wanted[..<plan.range.lowerBound]),
        Array(rows[..<plan.range.lowerBound])
      )
      XCTAssertEqual(Array(wanted[end...]), Array(rows[plan.range.upperBound...]))
      for index in plan.range {
        let place = wanted[plan.range.lowerBound..<end].firstIndex(of: rows[index])
        XCTAssertEqual(plan.newIndex(of: index), place)
      }
      parts = new
    }
  }
}

/// A source of rows.
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

  func changes(to new: Parts) -> Changes? {
    plan(to: new).map { plan in
      let moves = plan.range.compactMap { index in plan.newIndex(of: index).map { (index, $0) } }
      return Changes(
        range: plan.range,
        count: plan.count,
        moves: Dictionary(uniqueKeysWithValues: moves)
      )
    }
  }

  func plan(to new: Parts) -> ListPlan? {
    var changes: [ObjectIdentifier: RowChange] = [:]
    for part in new.parts {
      guard let old = parts.first(where: { $0.id === part.id }), old.rows != part.rows else {
        continue
      }
      let change = KeyedChange(from: old.rows, to: part.rows)
      let stretch = ChangedStretch(
        start: change.start,
        removed: change.old.count,
        added: change.new.count
      )
      let moves = change.old.indices.compactMap { index in
        change.new.firstIndex(of: change.old[index]).map { (index, $0) }
      }
      changes[ObjectIdentifier(part.id)] = RowChange(
        stretch: stretch,
        moves: Dictionary(uniqueKeysWithValues: moves)
      )
    }
    return ListPlan(from: layout, to: new.layout, changes: changes)
  }

  private var layout: [ListPlan.Part] {
    parts.map { ListPlan.Part(id: ObjectIdentifier($0.id), count: $0.rows.count) }
  }
}

/// The rows that a plan replaces, and the moves of the remaining rows.
private struct Changes: Equatable {
  var range: Range<Int>
  var count: Int
  var moves: [Int: Int]
}
