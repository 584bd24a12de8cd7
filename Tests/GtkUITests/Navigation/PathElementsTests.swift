import GtkTestSupport
import TestSupport
import XCTest

@testable import GtkUI

final class PathElementsTests: XCTestCase {
  func testOccurrencesOfEqualPathValuesAreCountedFromTheRoot() {
    onMain {
      let elements = PathElements()
      XCTAssertEqual(
        elements.elements(of: [1, 2, 1, 1, 2]).map(\.occurrence),
        [0, 0, 1, 2, 1]
      )
      XCTAssertEqual(elements.elements(of: [1, 1]).map(\.occurrence), [0, 1])
      XCTAssertEqual(elements.elements(of: [2, 1, 1]).map(\.occurrence), [0, 0, 1])
      XCTAssertEqual(elements.elements(of: []), [])
    }
  }

  func testElementsOfAPathDoNotDependOnPreviousPaths() {
    onMain {
      Seeds.forEach(from: 1_729) { seed in
        var random = SeededGenerator(seed: seed)
        let elements = PathElements()
        for _ in 1...1_000 {
          let path = (0..<Int.random(in: 0...8, using: &random)).map { _ in
            AnyHashable(Int.random(in: 0...2, using: &random))
          }
          XCTAssertEqual(
            elements.elements(of: path),
            PathElements().elements(of: path),
            "SEED=\(seed)"
          )
        }
      }
    }
  }
}
