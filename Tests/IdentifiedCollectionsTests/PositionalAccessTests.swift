import IdentifiedCollections
import XCTest

final class PositionalAccessTests: XCTestCase {
  private var todos = IdentifiedArrayOf<Todo>.ids(1, 2, 3)

  func testIdentifiedArrayReturnsElementsByPosition() {
    XCTAssertEqual(todos[1], Todo(id: 2))
    XCTAssertEqual(todos.indices, 0..<3)
    XCTAssertEqual(todos[1...].map(\.id), [2, 3])
    XCTAssertEqual(todos.last, Todo(id: 3))
    XCTAssertEqual(todos.reversed().map(\.id), [3, 2, 1])
    XCTAssertEqual(todos.withContiguousStorageIfAvailable { $0.map(\.id) }, [1, 2, 3])
  }

  func testMutationByPositionChangesTheElement() {
    todos[1].title = "a"
    XCTAssertEqual(todos.elements, [Todo(id: 1), Todo(id: 2, title: "a"), Todo(id: 3)])
    XCTAssertEqual(todos[id: 2]?.title, "a")
  }

  func testPositionalAssignmentOfTheSameIDReplacesTheElement() {
    todos[1] = Todo(id: 2, title: "a")
    XCTAssertEqual(todos.elements, [Todo(id: 1), Todo(id: 2, title: "a"), Todo(id: 3)])
  }

  func testPositionalAssignmentOfANewIDReplacesTheElementAndItsID() {
    todos[1] = Todo(id: 4)
    XCTAssertEqual(todos, .ids(1, 4, 3))
    XCTAssertNil(todos.index(id: 2))
    XCTAssertEqual(todos.index(id: 4), 1)
    XCTAssertEqual(todos.index(id: 3), 2)
  }

  func testPositionalAssignmentOfAnExistingIDSwapsTheElements() {
    todos[0] = Todo(id: 3, title: "a")
    XCTAssertEqual(todos.elements, [Todo(id: 3, title: "a"), Todo(id: 2), Todo(id: 1)])
    XCTAssertEqual(todos.ids, [3, 2, 1])
    XCTAssertEqual(todos.index(id: 1), 2)
  }

  func testPositionalChangeOfAnIDUpdatesTheIndexOfTheElement() {
    todos[0].id = 4
    XCTAssertEqual(todos, .ids(4, 2, 3))
    XCTAssertNil(todos[id: 1])
    XCTAssertEqual(todos.index(id: 4), 0)
  }

  func testPositionalChangeOfAnIDThatThrowsUpdatesTheIndexOfTheElement() {
    func change(_ todo: inout Todo) throws {
      todo.id = 4
      throw Failure()
    }
    XCTAssertThrowsError(try change(&todos[0]))
    XCTAssertEqual(todos, .ids(4, 2, 3))
    XCTAssertEqual(todos.index(id: 4), 0)
  }

  func testMutationOfACopyDoesNotChangeTheOriginalIdentifiedArray() {
    var copy = todos
    copy[0].title = "a"
    copy[1] = Todo(id: 4)
    XCTAssertEqual(todos, .ids(1, 2, 3))
  }
}
