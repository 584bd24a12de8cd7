import IdentifiedCollections
import XCTest

final class UpdateTests: XCTestCase {
  func testUpdateReturnsTheReplacedElement() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2)
    XCTAssertEqual(todos.update(Todo(id: 2, title: "a"), at: 1), Todo(id: 2))
    XCTAssertEqual(todos.elements, [Todo(id: 1), Todo(id: 2, title: "a")])
  }

  func testUpdateOrAppendReplacesAnElementAtItsPosition() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2)
    XCTAssertEqual(todos.updateOrAppend(Todo(id: 1, title: "a")), Todo(id: 1))
    XCTAssertEqual(todos.elements, [Todo(id: 1, title: "a"), Todo(id: 2)])
  }

  func testUpdateOrAppendAppendsANewID() {
    var todos = IdentifiedArrayOf<Todo>.ids(1)
    XCTAssertNil(todos.updateOrAppend(Todo(id: 2)))
    XCTAssertEqual(todos, .ids(1, 2))
  }

  func testUpdateOrInsertReplacesAnElementAtItsPosition() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2)
    let (original, index) = todos.updateOrInsert(Todo(id: 2, title: "a"), at: 0)
    XCTAssertEqual(original, Todo(id: 2))
    XCTAssertEqual(index, 1)
    XCTAssertEqual(todos.elements, [Todo(id: 1), Todo(id: 2, title: "a")])
  }

  func testUpdateOrInsertInsertsANewID() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2)
    let (original, index) = todos.updateOrInsert(Todo(id: 3), at: 1)
    XCTAssertNil(original)
    XCTAssertEqual(index, 1)
    XCTAssertEqual(todos, .ids(1, 3, 2))
  }
}
