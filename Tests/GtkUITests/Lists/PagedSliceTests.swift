import TestSupport
import XCTest

@testable import GtkUI

/// The changes of slices of a paged collection.
final class PagedSliceTests: XCTestCase {
  func testTheElementsOutsideOfTheStretchOfRandomChangesAreTheSame() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for step in 0..<5_000 {
      let old = Letters(ids: Array(0..<Int.random(in: 0..<12, using: &random)))
      var new = old
      for id in 0..<Int.random(in: 0...2, using: &random) {
        let start = Int.random(in: 0...new.count, using: &random)
        let end = min(start + Int.random(in: 0...3, using: &random), new.count)
        new.ids.replaceSubrange(start..<end, with: [100 + id])
      }
      let before = old[old.randomRange(using: &random)]
      let after = new[
        Bool.random(using: &random)
          ? before.indices.clamped(to: new.indices) : new.randomRange(using: &random)
      ]
      let description = "seed \(seed), step \(step)"
      let oldIDs = before.map(\.id)
      let newIDs = after.map(\.id)
      guard let (oldRange, newRange) = after.changedRange(from: before) else {
        XCTAssertEqual(oldIDs, newIDs, description)
        continue
      }
      XCTAssertEqual(
        oldRange.lowerBound - before.startIndex,
        newRange.lowerBound - after.startIndex,
        description
      )
      XCTAssertEqual(
        before[..<oldRange.lowerBound].map(\.id),
        after[..<newRange.lowerBound].map(\.id),
        description
      )
      XCTAssertEqual(
        before[oldRange.upperBound...].map(\.id),
        after[newRange.upperBound...].map(\.id),
        description
      )
    }
  }

  func testASliceWhoseElementsAreMovedOnlyHasNoChange() {
    let old = Letters(ids: Array(0..<10))
    var new = old
    new.ids.insert(100, at: 2)
    XCTAssertNil(new[6..<9].changedRange(from: old[5..<8]))
    XCTAssertNil(new[0..<2].changedRange(from: old[0..<2]))
    let change = new[1..<5].changedRange(from: old[1..<4])
    XCTAssertEqual(change?.old, 2..<2)
    XCTAssertEqual(change?.new, 2..<3)
  }

  func testPositionsAreThoseOfTheCollection() {
    let slice = Letters(ids: Array(10..<20))[3..<6]
    XCTAssertEqual(slice.ids(at: [2, 3, 5, 6]), [nil, 13, 15, nil])
    XCTAssertEqual(slice.positions(of: [12, 13, 16]), [13: 3])
    XCTAssertEqual(slice.positions(of: [13, 14, 16], in: 4..<9), [14: 4])
    XCTAssertEqual(slice.loadedPositions(of: [12, 13, 14], in: 4..<9), [14: 4])
  }
}

private struct Letters: PagedCollection {
  struct Element: Identifiable {
    let id: Int
  }

  var ids: [Int]

  var startIndex: Int { 0 }
  var endIndex: Int { ids.count }
  subscript(position: Int) -> Element { Element(id: ids[position]) }

  func changedRange(from earlier: Self) -> (old: Range<Int>, new: Range<Int>)? {
    guard ids != earlier.ids else { return nil }
    let start = zip(ids, earlier.ids).prefix { $0 == $1 }.count
    let rest = zip(ids[start...].reversed(), earlier.ids[start...].reversed())
    let end = rest.prefix { $0 == $1 }.count
    return (start..<earlier.count - end, start..<count - end)
  }

  func ids(at positions: [Int]) -> [Int?] {
    positions.map { indices.contains($0) ? ids[$0] : nil }
  }

  func loadedPositions(of wanted: Set<Int>, in range: Range<Int>) -> [Int: Int] {
    positions(of: wanted).filter { range.contains($0.value) }
  }

  func positions(of wanted: Set<Int>) -> [Int: Int] {
    let found = ids.enumerated().filter { wanted.contains($1) }.map { ($1, $0) }
    return Dictionary(found) { first, _ in first }
  }

  func randomRange(using random: inout some RandomNumberGenerator) -> Range<Int> {
    let start = Int.random(in: 0...count, using: &random)
    return start..<Int.random(in: start...count, using: &random)
  }
}
