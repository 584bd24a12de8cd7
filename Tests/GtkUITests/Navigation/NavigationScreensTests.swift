import XCTest

@testable import GtkUI

/// The one order of paths and destinations, as a table.
final class NavigationScreensTests: XCTestCase {
  private typealias Screens = NavigationScreens<[String]>

  /// root ← 1 ← 2 (declared by 1), 3; a; b ← 4
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

  func testEachScreenHasItsPlace() {
    for (position, screen) in screens.enumerated() {
      XCTAssertEqual(screens.position(of: screen), position)
    }
    XCTAssertNil(screens.position(of: .element("c")))
    XCTAssertNil(screens.position(of: .destination(5)))
  }

  func testOnlyWhatDoesntGoAlongIsAskedToGo() {
    let expected: [(position: Int, element: String?, destinations: [Int])] = [
      (6, nil, [4]),
      // What the page declares goes along with it.
      (5, "b", []),
      (4, "a", []),
      (3, "a", [3]),
      (2, "a", [3, 2]),
      // 2 goes along with 1.
      (1, "a", [3, 1]),
    ]
    for (position, element, destinations) in expected {
      let removal = screens.removal(from: position)
      XCTAssertEqual(removal.element, element, "\(position)")
      XCTAssertEqual(removal.destinations, destinations, "\(position)")
    }
  }
}
