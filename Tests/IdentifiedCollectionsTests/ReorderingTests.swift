import Foundation
import IdentifiedCollections
import TestSupport
import XCTest

final class ReorderingTests: XCTestCase {
  private var todos = IdentifiedArrayOf<Todo>.ids(3, 1, 4, 2)

  override func tearDown() {
    XCTAssertEqual(todos.ids.sorted(), [1, 2, 3, 4])
    XCTAssertEqual(todos.elements.map(\.id), Array(todos.ids))
    XCTAssertEqual(todos.ids.map { todos.index(id: $0) }, [0, 1, 2, 3])
    super.tearDown()
  }

  func testMoveToALaterOffsetReordersTheIdentifiedArray() {
    todos.move(fromOffsets: [0], toOffset: 3)
    XCTAssertEqual(todos, .ids(1, 4, 3, 2))
  }

  func testMoveToAnEarlierOffsetReordersTheIdentifiedArray() {
    todos.move(fromOffsets: [3], toOffset: 0)
    XCTAssertEqual(todos, .ids(2, 3, 1, 4))
  }

  func testMoveOfSeveralElementsRetainsTheirOrder() {
    todos.move(fromOffsets: [0, 3], toOffset: 2)
    XCTAssertEqual(todos, .ids(1, 3, 2, 4))
  }

  func testMoveToTheEndAppendsTheMovedElements() {
    todos.move(fromOffsets: [0, 1], toOffset: 4)
    XCTAssertEqual(todos, .ids(4, 2, 3, 1))
  }

  func testMoveToTheSamePositionDoesNotChangeTheIdentifiedArray() {
    todos.move(fromOffsets: [1], toOffset: 1)
    todos.move(fromOffsets: [1], toOffset: 2)
    todos.move(fromOffsets: [], toOffset: 4)
    XCTAssertEqual(todos, .ids(3, 1, 4, 2))
  }

  func testSwapAtExchangesTwoElements() {
    todos.swapAt(0, 3)
    todos.swapAt(1, 1)
    XCTAssertEqual(todos, .ids(2, 1, 4, 3))
  }

  func testSortReordersTheIdentifiedArray() {
    todos.sort { $0.id < $1.id }
    XCTAssertEqual(todos, .ids(1, 2, 3, 4))
  }

  func testSortedReturnsAPlainArrayAndDoesNotChangeTheIdentifiedArray() {
    let sorted: [Todo] = todos.sorted { $0.id < $1.id }
    XCTAssertEqual(sorted.map(\.id), [1, 2, 3, 4])
    XCTAssertEqual(todos, .ids(3, 1, 4, 2))
  }

  func testSortReordersComparableElements() {
    var names = IdentifiedArray(uniqueElements: ["b", "c", "a"], id: \.self)
    names.sort()
    XCTAssertEqual(names.elements, ["a", "b", "c"])
    XCTAssertEqual(names.index(id: "c"), 2)
  }

  func testSortWithAThrowingPredicateDoesNotChangeTheIdentifiedArray() {
    XCTAssertThrowsError(try todos.sort { _, _ in throw Failure() })
    XCTAssertEqual(todos, .ids(3, 1, 4, 2))
  }

  func testReverseReversesTheIdentifiedArray() {
    todos.reverse()
    XCTAssertEqual(todos, .ids(2, 4, 1, 3))
  }

  func testShuffleWithAGeneratorMatchesTheShuffleOfAPlainArray() {
    var expected = todos.elements
    var generators = (SeededGenerator(seed: 1), SeededGenerator(seed: 1))
    expected.shuffle(using: &generators.0)
    todos.shuffle(using: &generators.1)
    XCTAssertEqual(todos.elements, expected)
    XCTAssertNotEqual(todos, .ids(3, 1, 4, 2))
  }

  func testShuffleRetainsTheElements() {
    todos.shuffle()
    XCTAssertEqual(todos.ids.sorted(), [1, 2, 3, 4], "\(todos.ids)")
  }

  func testPartitionReturnsThePivotIndex() {
    let pivot = todos.partition { $0.id < 3 }
    XCTAssertEqual(pivot, 2)
    XCTAssertEqual(Set(todos[..<pivot].map(\.id)), [3, 4])
    XCTAssertEqual(todos.partition { _ in false }, 4)
  }

  func testGenericMutableCollectionAlgorithmsReorderAnIdentifiedArray() {
    func sort(_ todos: inout some MutableCollection<Todo> & RandomAccessCollection) {
      todos.sort { $0.id < $1.id }
    }
    func rotate<C: MutableCollection>(_ todos: inout C) {
      let first = todos[todos.startIndex]
      var index = todos.startIndex
      while case let next = todos.index(after: index), next != todos.endIndex {
        todos[index] = todos[next]
        index = next
      }
      todos[index] = first
    }
    sort(&todos)
    XCTAssertEqual(todos, .ids(1, 2, 3, 4))
    rotate(&todos)
    XCTAssertEqual(todos, .ids(2, 3, 4, 1))
    todos[1...].reverse()
    XCTAssertEqual(todos, .ids(2, 1, 4, 3))
    todos.moveSubranges(RangeSet([0..<1, 3..<4]), to: 2)
    XCTAssertEqual(todos, .ids(1, 2, 3, 4))
  }
}
