import IdentifiedCollections
import XCTest

final class InsertionTests: XCTestCase {
  func testAppendReturnsTheIndexOfTheInsertedElement() {
    var todos = IdentifiedArrayOf<Todo>.ids(1)
    let (inserted, index) = todos.append(Todo(id: 2))
    XCTAssert(inserted)
    XCTAssertEqual(index, 1)
    XCTAssertEqual(todos, .ids(1, 2))
  }

  func testAppendOfAnExistingIDDoesNotInsert() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2)
    let (inserted, index) = todos.append(Todo(id: 1, title: "a"))
    XCTAssertFalse(inserted)
    XCTAssertEqual(index, 0)
    XCTAssertEqual(todos, .ids(1, 2))
  }

  func testInsertShiftsTheFollowingElements() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2)
    let (inserted, index) = todos.insert(Todo(id: 3), at: 1)
    XCTAssert(inserted)
    XCTAssertEqual(index, 1)
    XCTAssertEqual(todos, .ids(1, 3, 2))
    XCTAssertEqual(todos.index(id: 2), 2)
    todos.insert(Todo(id: 0), at: 0)
    todos.insert(Todo(id: 4), at: 4)
    XCTAssertEqual(todos, .ids(0, 1, 3, 2, 4))
  }

  func testInsertOfAnExistingIDDoesNotInsert() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2)
    let (inserted, index) = todos.insert(Todo(id: 2, title: "a"), at: 0)
    XCTAssertFalse(inserted)
    XCTAssertEqual(index, 1)
    XCTAssertEqual(todos, .ids(1, 2))
  }

  func testAppendContentsOfSkipsExistingIDs() {
    var todos = IdentifiedArrayOf<Todo>.ids(1, 2)
    todos.append(contentsOf: [Todo(id: 3), Todo(id: 1, title: "a"), Todo(id: 3, title: "b")])
    XCTAssertEqual(todos, .ids(1, 2, 3))
  }

  func testAppendAndInsertAcceptElementsThatAreNotIdentifiable() {
    var names = IdentifiedArray(uniqueElements: ["a"], id: \.self)
    names.append(contentsOf: ["b", "a"])
    names.insert("c", at: 0)
    XCTAssertEqual(names.elements, ["c", "a", "b"])
  }

  func testAppendToACopyDoesNotChangeTheOriginalIdentifiedArray() {
    let todos = IdentifiedArrayOf<Todo>.ids(1)
    var copy = todos
    copy.append(Todo(id: 2))
    XCTAssertEqual(todos, .ids(1))
    XCTAssertNil(todos.index(id: 2))
  }
}
