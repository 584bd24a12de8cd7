import XCTest

@testable import GtkUI

/// The order of the elements of a path and the destinations of its pages, as a table.
final class NavigationScreensTests: XCTestCase {
  private typealias Screens = NavigationScreens<[String]>

  /// The root page declares the destinations 1 and 3, and destination 1 declares destination 2. The
  /// page of `a` declares no destination. The page of `b` declares destination 4.
  private let screens = Screens(
    path: ["a", "b"],
    branches: [
      .init(
        depth: 0,
        destinations: [
          .init(number: 1, declarer: nil), .init(number: 2, declarer: 0),
          .init(number: 3, declarer: nil),
        ]
      ),
      .init(depth: 2, destinations: [.init(number: 4, declarer: nil)]),
    ]
  )

  func testDestinationsFollowTheirPageAndPrecedeTheNextElement() {
    XCTAssertEqual(
      Array(screens),
      [
        .root, .destination(1), .destination(2), .destination(3), .element("a"), .element("b"),
        .destination(4),
      ]
    )
    XCTAssertEqual(Array(Screens(path: [])), [.root])
    XCTAssertEqual(Array(Screens(path: ["a"])), [.root, .element("a")])
  }

  func testPositionOfEachScreenIsItsIndex() {
    for (position, screen) in screens.enumerated() {
      XCTAssertEqual(screens.position(of: screen), position)
    }
    XCTAssertNil(screens.position(of: .element("c")))
    XCTAssertNil(screens.position(of: .destination(5)))
  }

  func testRemovalOmitsDestinationsThatAreRemovedWithTheirPage() {
    let expected: [(position: Int, element: String?, destinations: [Int])] = [
      (6, nil, [4]),
      // A destination that the page of `b` declares is removed with the page.
      (5, "b", []),
      (4, "a", []),
      (3, "a", [3]),
      (2, "a", [3, 2]),
      // Destination 2 is removed with destination 1.
      (1, "a", [3, 1]),
    ]
    for (position, element, destinations) in expected {
      let removal = screens.removal(from: position)
      XCTAssertEqual(removal.element, element, "\(position)")
      XCTAssertEqual(removal.destinations, destinations, "\(position)")
    }
  }
}
