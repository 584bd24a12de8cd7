import XCTest

@testable import Gtk

final class RemovedRowsTests: XCTestCase {
  func testChangeBeginsAtTheRunOfRowsWithoutWidgetsBeforeGtk412() {
    MainActor.assumeIsolated {
      let bound = [2: "c", 3: "d", 7: "h"]
      let isFixed = GtkVersion.current >= GtkVersion(4, 12)
      for (index, start) in [(0, 0), (1, 0), (2, 2), (3, 3), (4, 4), (6, 4), (7, 7), (9, 8)] {
        let found = RemovedRows.startOfChange(at: index, bound: bound)
        XCTAssertEqual(found, isFixed ? index : start, "\(index)")
      }
      XCTAssertEqual(RemovedRows.startOfChange(at: 5, bound: [Int: String]()), 5)
    }
  }
}
