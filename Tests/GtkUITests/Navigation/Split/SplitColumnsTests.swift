import XCTest

@testable import GtkUI

final class SplitColumnsTests: XCTestCase {
  func testVisibleColumnsOfAWideSplitViewFollowTheVisibility() {
    let expected: [(Int, NavigationSplitViewVisibility, Range<Int>)] = [
      (2, .automatic, 0..<2), (2, .all, 0..<2), (2, .doubleColumn, 0..<2), (2, .detailOnly, 1..<2),
      (3, .automatic, 0..<3), (3, .all, 0..<3), (3, .doubleColumn, 1..<3), (3, .detailOnly, 2..<3),
    ]
    for (count, visibility, visible) in expected {
      var columns = SplitColumns(count: count)
      columns.visibility = visibility
      XCTAssertEqual(columns.visible, visible, "\(count) columns, \(visibility)")
      XCTAssertFalse(columns.isCollapsed)
      XCTAssertFalse(columns.canGoBack)
    }
  }

  func testVisibleColumnsOfACollapsedSplitViewContainTheCompactColumn() {
    let expected: [(Int, Int, NavigationSplitViewColumn, Range<Int>)] = [
      (2, 400, .sidebar, 0..<1), (2, 400, .content, 1..<2), (2, 400, .detail, 1..<2),
      (3, 400, .sidebar, 0..<1), (3, 400, .content, 1..<2), (3, 400, .detail, 2..<3),
      (3, 700, .sidebar, 0..<2), (3, 700, .content, 0..<2), (3, 700, .detail, 1..<3),
    ]
    for (count, width, column, visible) in expected {
      let columns = collapsed(count, width: width, column)
      XCTAssertEqual(columns.visible, visible, "\(count) columns, \(width) px, \(column)")
      XCTAssertTrue(columns.isCollapsed)
    }
  }

  func testGoingBackShowsThePreviousColumn() {
    var columns = collapsed(3, width: 400, .detail)
    var path: [NavigationSplitViewColumn] = []
    while columns.canGoBack {
      columns.compactColumn = columns.previousColumn
      path.append(columns.compactColumn)
    }
    XCTAssertEqual(path, [.content, .sidebar])
    columns = collapsed(3, width: 700, .detail)
    XCTAssertTrue(columns.canGoBack)
    columns.compactColumn = columns.previousColumn
    XCTAssertEqual(columns.visible, 0..<2)
    XCTAssertFalse(columns.canGoBack)
  }

  func testSelectionShowsTheNextColumnUnlessItIsVisible() {
    XCTAssertEqual(collapsed(2, width: 400, .sidebar).columnAfterSelection(in: 0), .detail)
    XCTAssertEqual(collapsed(3, width: 400, .sidebar).columnAfterSelection(in: 0), .content)
    XCTAssertEqual(collapsed(3, width: 400, .content).columnAfterSelection(in: 1), .detail)
    XCTAssertNil(collapsed(3, width: 400, .detail).columnAfterSelection(in: 2))
    XCTAssertNil(collapsed(3, width: 700, .sidebar).columnAfterSelection(in: 0))
    XCTAssertEqual(collapsed(3, width: 700, .sidebar).columnAfterSelection(in: 1), .detail)
    XCTAssertNil(SplitColumns(count: 3).columnAfterSelection(in: 0))
  }

  func testToggleHidesAndShowsTheFirstColumn() {
    for (count, hidden) in [(2, NavigationSplitViewVisibility.detailOnly), (3, .doubleColumn)] {
      var columns = SplitColumns(count: count)
      XCTAssertTrue(columns.hasToggle)
      columns.visibility = columns.toggledVisibility
      XCTAssertEqual(columns.visibility, hidden)
      columns.visibility = columns.toggledVisibility
      XCTAssertEqual(columns.visible, 0..<count)
    }
    XCTAssertFalse(collapsed(2, width: 400, .sidebar).hasToggle)
  }

  func testNumberOfColumnsThatFitChangesWithTheWidthAndHasAHysteresis() {
    var columns = SplitColumns(count: 3)
    let steps: [(Int, Int)] = [
      (860, 3), (859, 2), (865, 2), (872, 3), (500, 2), (499, 1), (511, 1), (512, 2), (2560, 3),
    ]
    for (width, capacity) in steps {
      columns.setWidth(width, extraWidths: [0, 0, 0], textScale: 1)
      XCTAssertEqual(columns.capacity, capacity, "\(width) px")
    }
  }

  func testLargeTextAndWideColumnsRequireAWiderSplitView() {
    var columns = SplitColumns(count: 2)
    columns.setWidth(800, extraWidths: [0, 0], textScale: 2)
    XCTAssertEqual(columns.capacity, 1)
    columns.setWidth(1100, extraWidths: [0, 0], textScale: 2)
    XCTAssertEqual(columns.capacity, 2)
    columns.setWidth(650, extraWidths: [170, 0], textScale: 1)
    XCTAssertEqual(columns.capacity, 1)
    columns.setWidth(700, extraWidths: [170, 0], textScale: 1)
    XCTAssertEqual(columns.capacity, 2)
  }

  private func collapsed(
    _ count: Int,
    width: Int,
    _ column: NavigationSplitViewColumn
  ) -> SplitColumns {
    var columns = SplitColumns(count: count)
    columns.compactColumn = column
    columns.setWidth(width, extraWidths: Array(repeating: 0, count: count), textScale: 1)
    return columns
  }
}
