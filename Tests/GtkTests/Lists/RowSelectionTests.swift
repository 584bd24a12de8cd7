import CGtk
import XCTest

@testable import Gtk

final class RowSelectionTests: XCTestCase {
  func testMultipleSelectionChangesOnlyThePositionsOfTheMask() {
    let selection = RowSelection(.multiple)
    XCTAssertEqual(selection.select([1, 3, 9], among: 0..<10), 1..<10)
    XCTAssertEqual(selection.positions(in: 0..<10), [1, 3, 9])
    XCTAssertEqual(selection.select([2], among: 0..<5), 1..<4)
    XCTAssertEqual(selection.positions(in: 0..<10), [2, 9])
    XCTAssertEqual(selection.select([2], among: 0..<5), 0..<0, "Nothing has changed.")
    XCTAssertEqual(selection.select([7], among: 0..<5), 2..<3, "7 is not in the mask.")
    XCTAssertEqual(selection.positions(in: 0..<10), [9])
    XCTAssertTrue(selection.contains(9))
    XCTAssertFalse(selection.contains(2))
  }

  func testSingleSelectionUnselectsTheOtherPositionsAndRefusesSeveral() {
    let selection = RowSelection(.single)
    XCTAssertEqual(selection.select([4], among: 4..<5), 4..<5)
    XCTAssertEqual(selection.select([6], among: 6..<7), 4..<7)
    XCTAssertEqual(selection.positions(in: 0..<10), [6])
    XCTAssertNil(selection.select([1, 2], among: 0..<10))
    XCTAssertEqual(selection.positions(in: 0..<10), [6])
    XCTAssertEqual(selection.select([], among: 6..<7), 6..<7)
    XCTAssertEqual(selection.positions(in: 0..<10), [])
  }

  func testSelectionOfTheModeNoneIsRefused() {
    let selection = RowSelection(.none)
    XCTAssertNil(selection.select([1], among: 0..<10))
    XCTAssertEqual(selection.positions(in: 0..<10), [])
  }

  func testPositionsInARangeExcludeItsUpperBound() {
    let selection = RowSelection(.multiple)
    _ = selection.select([2, 4, 6], among: 0..<10)
    XCTAssertEqual(selection.positions(in: 2..<6), [2, 4])
    XCTAssertEqual(selection.positions(in: 3..<4), [])
    XCTAssertEqual(selection.positions(in: 7..<10), [])
  }

  func testReplacedRangeShiftsLaterPositionsAndMovesRetainedRows() {
    let selection = RowSelection(.multiple)
    _ = selection.select([1, 3, 4, 8], among: 0..<10)
    // Row 3 moves to 6, row 4 is removed, and the rows after the range move by two positions.
    selection.replace(3..<5, with: 4, moves: [3: 6])
    XCTAssertEqual(selection.positions(in: 0..<20), [1, 6, 10])
  }
}

extension RowSelection {
  /// Selects the positions in `wanted`, and unselects the other positions of `range`.
  fileprivate func select(_ wanted: [Int], among range: Range<Int>) -> Range<Int>? {
    let positions = gtk_bitset_new_empty()
    let mask = gtk_bitset_new_empty()
    defer {
      gtk_bitset_unref(positions)
      gtk_bitset_unref(mask)
    }
    guard let positions, let mask else { return nil }
    for position in wanted { gtk_bitset_add(positions, guint(position)) }
    for position in range { gtk_bitset_add(mask, guint(position)) }
    return select(positions, mask: mask)
  }
}
