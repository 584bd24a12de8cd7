import Foundation
import IdentifiedCollections
import XCTest

final class RemovalTests: XCTestCase {
  func testRemoveByPositionReturnsTheElement() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2, 3, 4)
    XCTAssertEqual(todos.remove(at: 1), Todo(id: 2))
    XCTAssertEqual(todos.removeFirst(), Todo(id: 1))
    XCTAssertEqual(todos.removeLast(), Todo(id: 4))
    XCTAssertEqual(todos, .ids(3))
    XCTAssertEqual(todos.index(id: 3), 0)
  }

  func testRemoveFirstAndLastRemoveSeveralElements() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2, 3, 4, 5)
    todos.removeFirst(2)
    todos.removeLast(1)
    XCTAssertEqual(todos, .ids(3, 4))
  }

  func testRemoveAtOffsetsRemovesTheElements() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2, 3, 4, 5)
    todos.remove(atOffsets: [0, 2, 3])
    XCTAssertEqual(todos, .ids(2, 5))
    XCTAssertEqual(todos.index(id: 5), 1)
    XCTAssertNil(todos[id: 4])
    todos.remove(atOffsets: [])
    XCTAssertEqual(todos, .ids(2, 5))
  }

  func testRemoveSubrangeRemovesTheElements() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2, 3, 4, 5)
    todos.removeSubrange(1..<3)
    XCTAssertEqual(todos, .ids(1, 4, 5))
    todos.removeSubrange(2...)
    XCTAssertEqual(todos, .ids(1, 4))
  }

  func testRemoveAllCallsItsPredicateOncePerElementInOrder() {
    var todos = IdentifiedArrayOf<Todo>.ids(3, 1, 4, 2)
    var asked: [Int] = []
    todos.removeAll {
      asked.append($0.id)
      return $0.id > 2
    }
    XCTAssertEqual(asked, [3, 1, 4, 2])
    XCTAssertEqual(todos, .ids(1, 2))
    XCTAssertEqual(todos.index(id: 2), 1)
  }

  func testRemoveAllWithAThrowingPredicateDoesNotChangeTheArray() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2, 3)
    XCTAssertThrowsError(
      try todos.removeAll {
        if $0.id == 3 { throw Failure() }
        return true
      }
    )
    XCTAssertEqual(todos, .ids(1, 2, 3))
  }

  func testRemoveAllRemovesElementsAndIDs() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2)
    todos.removeAll()
    XCTAssert(todos.isEmpty)
    XCTAssert(todos.ids.isEmpty)
    todos.append(Todo(id: 1))
    todos.removeAll(keepingCapacity: true)
    XCTAssertNil(todos[id: 1])
  }

  func testFilterReturnsAnIdentifiedArray() {
    let todos = IdentifiedArrayOf<Todo>.ids(4, 1, 2).filter { $0.id.isMultiple(of: 2) }
    XCTAssertEqual(todos, .ids(4, 2))
    XCTAssertEqual(todos.index(id: 2), 1)
  }

  func testFilterRetainsTheIdentifyingProperty() {
    var names = IdentifiedArray(uniqueElements: ["a", "bc"], id: \.count).filter { $0 != "a" }
    names.append("d")
    XCTAssertEqual(names[id: 1], "d")
  }
}
