import XCTest

@testable import IdentifiedCollections

final class ElementChangesTests: XCTestCase {
  func testChangesOfOneElementSinceTheLastReadAreLimitedToTheElement() {
    var array: IdentifiedArray = [Item(id: 0), Item(id: 1)]
    let revision = array.read()
    for _ in 1...3 {
      array[1].count += 1
    }
    XCTAssertEqual(array.changes.difference(since: revision), .element(at: 1))
  }

  func testChangesOfTwoElementsSinceTheLastReadAreNotLimited() {
    var array: IdentifiedArray = [Item(id: 0), Item(id: 1)]
    let revision = array.read()
    array[1].count += 1
    array[0].count += 1
    array[0].count += 1
    XCTAssertEqual(array.changes.difference(since: revision), .anyChange)
  }

  func testChangesOfOneElementAreLimitedToTheElementSinceEachRead() {
    var array: IdentifiedArray = [Item(id: 0), Item(id: 1)]
    for _ in 1...3 {
      let revision = array.read()
      array[1].count += 1
      array[1].count += 1
      XCTAssertEqual(array.changes.difference(since: revision), .element(at: 1))
    }
  }

  func testChangesOfACopyAreNotLimitedByChangesOfTheOriginal() {
    var array: IdentifiedArray = [Item(id: 0), Item(id: 1)]
    var copy = array
    _ = array.read()
    copy[0].count += 1
    let revision = copy.read()
    array[1].count += 1
    XCTAssertEqual(array.changes.difference(since: revision), .anyChange)
  }
}

extension IdentifiedArray {
  /// Reads the array, as an observer does, and returns the revision that was read.
  fileprivate func read() -> Revision {
    LastRead.record()
    return changes.revision
  }
}

private struct Item: Identifiable {
  let id: Int
  var count = 0
}
