import CollectionOffsets
import Foundation
import XCTest

final class CollectionOffsetsTests: XCTestCase {
  func testOffsetsRemoveAndMoveElements() {
    var numbers = [0, 1, 2, 3, 4]
    numbers.remove(atOffsets: [1, 3, 9])
    XCTAssertEqual(numbers, [0, 2, 4])
    numbers.move(fromOffsets: [0], toOffset: 2)
    XCTAssertEqual(numbers, [2, 0, 4])
    numbers.move(fromOffsets: [2], toOffset: 0)
    XCTAssertEqual(numbers, [4, 2, 0])
    numbers.move(fromOffsets: [0, 2], toOffset: 3)
    XCTAssertEqual(numbers, [2, 4, 0])
  }

  func testManyOffsetsAreMovedInOnePass() {
    var numbers = Array(0..<100_000)
    numbers.move(fromOffsets: IndexSet((0..<100_000).filter { $0 % 2 == 1 }), toOffset: 0)
    XCTAssertEqual(numbers.prefix(3), [1, 3, 5])
    XCTAssertEqual(numbers.suffix(3), [99_994, 99_996, 99_998])
    numbers.remove(atOffsets: IndexSet(0..<50_000))
    XCTAssertEqual(numbers, (0..<50_000).map { $0 * 2 })
  }
}
