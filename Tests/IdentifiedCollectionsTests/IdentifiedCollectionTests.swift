import IdentifiedCollections
import XCTest

final class IdentifiedCollectionTests: XCTestCase {
  func testGenericAlgorithmReadsAnIdentifiedCollection() {
    func titles(of todos: some _IdentifiedCollection<Int, Todo>) -> [String] {
      todos.ids.sorted().compactMap { todos[id: $0]?.title }
    }
    let todos: IdentifiedArrayOf<Todo> = [Todo(id: 2, title: "a"), Todo(id: 1, title: "b")]
    XCTAssertEqual(titles(of: todos), ["b", "a"])
  }

  func testGenericAlgorithmMutatesAMutableIdentifiedCollection() {
    func change(_ todos: inout some _MutableIdentifiedCollection<Int, Todo>) {
      todos[id: 1]?.title = "a"
      todos[id: 2] = nil
      todos[id: 3] = Todo(id: 3)
    }
    func change(_ todos: IdentifiedArrayOf<Todo>) -> IdentifiedArrayOf<Todo> {
      var todos = todos
      change(&todos)
      return todos
    }
    XCTAssertEqual(change(.ids(1, 2)).elements, [Todo(id: 1, title: "a"), Todo(id: 3)])
  }

  func testIdentifiedArrayOfSendableElementsIsSendable() async {
    let todos = IdentifiedArrayOf<Todo>.ids(1, 2)
    let ids = await Task.detached { todos.ids }.value
    XCTAssertEqual(ids, [1, 2])
  }
}
