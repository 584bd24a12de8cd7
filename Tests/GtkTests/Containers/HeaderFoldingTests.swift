import XCTest

@testable import Gtk

/// The decision which items of a header are folded, as a table.
final class HeaderFoldingTests: XCTestCase {
  /// Two unimportant items and an important item, each 60 pixels wide, with a menu of 34 pixels.
  private let three = HeaderFolding(
    items: [item(60, 0), item(60, 0), item(60, 2)],
    menuWidth: 34,
    spacing: 6
  )

  func testItemsAreFoldedAsTheSpaceDecreases() {
    // All items need 3 × 66 pixels, two items and the menu 172, one item and the menu 106.
    let rows: [(space: Int32, count: Int)] = [
      (1_000, 0), (302, 0), (301, 1), (276, 1), (275, 2), (210, 2), (209, 3), (144, 3), (0, 3),
      (-10, 3),
    ]
    for (space, count) in rows {
      XCTAssertEqual(
        three.count(in: space, title: 104, current: 0),
        count,
        "\(space) pixels, from a wide header"
      )
    }
  }

  func testItemsReturnOnlyWithSomeSpaceToSpare() {
    let rows: [(space: Int32, current: Int, count: Int)] = [
      (302, 1, 1), (317, 1, 1), (318, 1, 0), (276, 2, 2), (291, 2, 2), (292, 2, 1), (318, 3, 0),
      (275, 1, 2),
    ]
    for (space, current, count) in rows {
      XCTAssertEqual(
        three.count(in: space, title: 104, current: current),
        count,
        "\(space) pixels with \(current) folded items"
      )
    }
  }

  func testANumberIsStableOnceItIsReached() {
    for space: Int32 in 0...400 {
      for current in 0...3 {
        let count = three.count(in: space, title: 104, current: current)
        XCTAssertEqual(three.count(in: space, title: 104, current: count), count, "\(space)")
      }
    }
  }

  func testTheLastOfTheLeastImportantItemsIsFoldedFirst() {
    XCTAssertEqual(three.shown(folding: 0), [0, 1, 2])
    XCTAssertEqual(three.shown(folding: 1), [0, 2])
    XCTAssertEqual(three.shown(folding: 2), [2])
    XCTAssertEqual(three.shown(folding: 3), [])
    XCTAssertFalse(three.hasMenu(folding: 0))
    XCTAssertTrue(three.hasMenu(folding: 1))
  }

  func testSomeItemsAreAlwaysOrNeverFolded() {
    let folding = HeaderFolding(
      items: [
        HeaderFolding.Item(width: 50, folding: .never),
        HeaderFolding.Item(width: 60, folding: .always), item(70, 0),
      ],
      menuWidth: 34,
      spacing: 6
    )
    XCTAssertEqual(folding.shown(folding: 0), [0, 2])
    XCTAssertEqual(folding.width(folding: 0), 56 + 76 + 40)
    XCTAssertTrue(folding.hasMenu(folding: 0))
    XCTAssertEqual(folding.shown(folding: 1), [0])
    XCTAssertEqual(folding.count(in: 0, title: 104, current: 0), 1)
  }

  func testAnItemThatIsNotWiderThanTheMenuIsNotFolded() {
    let icon = HeaderFolding(items: [item(34, 0)], menuWidth: 34, spacing: 6)
    XCTAssertEqual(icon.count(in: 0, title: 104, current: 0), 0)
    let icons = HeaderFolding(items: [item(34, 0), item(34, 0)], menuWidth: 34, spacing: 6)
    XCTAssertEqual(icons.count(in: 0, title: 104, current: 0), 2)
    XCTAssertEqual(icons.width(folding: icons.narrowestCount), 40)
  }

  func testAHeaderWithoutItemsNeedsNoWidth() {
    let empty = HeaderFolding(items: [], menuWidth: 34, spacing: 6)
    XCTAssertEqual(empty.count(in: 0, title: 104, current: 0), 0)
    XCTAssertEqual(empty.width(folding: 0), 0)
  }
}

private func item(_ width: Int32, _ importance: Int32) -> HeaderFolding.Item {
  HeaderFolding.Item(width: width, folding: .belowImportance(importance))
}
