import IdentifiedCollections
import XCTest

final class LookupTests: XCTestCase {
  func testIDSubscriptAndIndexReturnTheElementOrNil() {
    let todos: IdentifiedArrayOf<Todo> = [Todo(id: 7, title: "a"), Todo(id: 5, title: "b")]
    XCTAssertEqual(todos[id: 5]?.title, "b")
    XCTAssertEqual(todos.index(id: 5), 1)
    XCTAssertNil(todos[id: 0])
    XCTAssertNil(todos.index(id: 0))
  }

  func testContainsComparesIDsOnly() {
    let todos: IdentifiedArrayOf<Todo> = [Todo(id: 1, title: "a")]
    XCTAssert(todos.contains(Todo(id: 1, title: "b")))
    XCTAssertFalse(todos.contains(Todo(id: 2, title: "a")))
  }

  func testMutationByIDRetainsThePositionOfTheElement() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2, 3)
    todos[id: 1]?.title = "a"
    XCTAssertEqual(todos.elements, [Todo(id: 1, title: "a"), Todo(id: 2), Todo(id: 3)])
  }

  func testMutationByAMissingIDDoesNotChangeTheIdentifiedArray() {
    var todos = IdentifiedArrayOf<Todo>.ids(1)
    todos[id: 2]?.title = "a"
    XCTAssertEqual(todos, .ids(1))
  }

  func testAssignmentByIDReplacesTheElementAtItsPosition() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2)
    todos[id: 1] = Todo(id: 1, title: "a")
    XCTAssertEqual(todos.elements, [Todo(id: 1, title: "a"), Todo(id: 2)])
  }

  func testAssignmentByANewIDAppendsTheElement() {
    var todos = IdentifiedArrayOf<Todo>.ids(1)
    todos[id: 0] = Todo(id: 0)
    XCTAssertEqual(todos, .ids(1, 0))
  }

  func testAssignmentOfNilByIDRemovesTheElement() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2, 3)
    todos[id: 2] = nil
    XCTAssertEqual(todos, .ids(1, 3))
    todos[id: 2] = nil
    XCTAssertEqual(todos, .ids(1, 3))
  }

  func testIDSubscriptWithDefaultReturnsAndInsertsTheDefaultForAMissingID() {
    var todos = IdentifiedArrayOf<Todo>.ids(1)
    XCTAssertEqual(todos[id: 2, default: Todo(id: 2, title: "a")].title, "a")
    XCTAssertEqual(todos, .ids(1))
    todos[id: 2, default: Todo(id: 2, title: "a")].title += "b"
    todos[id: 1, default: Todo(id: 1, title: "a")].title += "b"
    XCTAssertEqual(todos.elements, [Todo(id: 1, title: "b"), Todo(id: 2, title: "ab")])
    todos[id: 3, default: Todo(id: 3)] = Todo(id: 3, title: "c")
    XCTAssertEqual(todos[id: 3], Todo(id: 3, title: "c"))
  }

  func testInoutAccessByIDInsertsAndRemovesElements() {
    func assign(_ newValue: Todo?, to todo: inout Todo?) {
      todo = newValue
    }
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2, 3)
    assign(nil, to: &todos[id: 1])
    XCTAssertEqual(todos, .ids(2, 3))
    assign(Todo(id: 4), to: &todos[id: 4])
    XCTAssertEqual(todos, .ids(2, 3, 4))
    assign(nil, to: &todos[id: 5])
    XCTAssertEqual(todos, .ids(2, 3, 4))
    XCTAssertEqual(todos.map { todos.index(id: $0.id) }, [0, 1, 2])
  }

  func testMutationByIDThatThrowsRetainsTheChangesBeforeTheError() {
    func change(_ todo: inout Todo?) throws {
      todo?.title = "a"
      throw Failure()
    }
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2)
    XCTAssertThrowsError(try change(&todos[id: 1]))
    XCTAssertEqual(todos.elements, [Todo(id: 1, title: "a"), Todo(id: 2)])
  }

  func testRemoveReturnsTheStoredElement() {
    var todos: IdentifiedArrayOf<Todo> = [Todo(id: 1, title: "a"), Todo(id: 2), Todo(id: 3)]
    XCTAssertEqual(todos.remove(Todo(id: 1, title: "b")), Todo(id: 1, title: "a"))
    XCTAssertEqual(todos.remove(id: 2), Todo(id: 2))
    XCTAssertEqual(todos, .ids(3))
  }

  func testRemoveOfAMissingIDReturnsNilAndDoesNotChangeTheArray() {
    var todos = IdentifiedArrayOf<Todo>.ids(1)
    XCTAssertNil(todos.remove(id: 2))
    XCTAssertNil(todos.remove(Todo(id: 2)))
    XCTAssertEqual(todos, .ids(1))
  }
}
