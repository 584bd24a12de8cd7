import IdentifiedCollections
import XCTest

final class InitializationTests: XCTestCase {
  private let duplicates = [Todo(id: 1, title: "a"), Todo(id: 2), Todo(id: 1, title: "b")]

  func testIdentifiedArrayInitializersRetainTheOrderOfElements() {
    let todos = [Todo(id: 3), Todo(id: 1), Todo(id: 2)]
    XCTAssertEqual(IdentifiedArray(uniqueElements: todos).elements, todos)
    XCTAssertEqual(IdentifiedArray(uncheckedUniqueElements: todos).elements, todos)
    XCTAssertEqual(IdentifiedArray(todos).elements, todos)
    XCTAssertEqual(IdentifiedArray(uniqueElements: todos).ids, [3, 1, 2])
    XCTAssertEqual(IdentifiedArray(uncheckedUniqueElements: todos).ids, [3, 1, 2])
  }

  func testIdentifiedArrayIdentifiesElementsByAGivenProperty() {
    let names = IdentifiedArray(uniqueElements: ["a", "bc"], id: \.count)
    XCTAssertEqual(names[id: 2], "bc")
    XCTAssertEqual(names.id, \String.count)
    let unchecked = IdentifiedArray(uncheckedUniqueElements: ["a", "bc"], id: \.count)
    XCTAssertEqual(unchecked, names)
  }

  func testIdentifiedArrayIdentifiesIdentifiableElementsByAnotherProperty() {
    var todos = IdentifiedArray(uniqueElements: [Todo(id: 1, title: "a")], id: \.title)
    todos.append(Todo(id: 1, title: "b"))
    XCTAssertEqual(todos.ids, ["a", "b"])
  }

  func testIdentifiedArrayInitializerRetainsTheFirstOfDuplicateElements() {
    XCTAssertEqual(
      IdentifiedArray(duplicates).elements,
      [Todo(id: 1, title: "a"), Todo(id: 2)]
    )
  }

  func testIdentifiedArrayInitializerCombinesDuplicatesWithAClosure() {
    let expected = [Todo(id: 1, title: "ab"), Todo(id: 2)]
    func combine(_ first: Todo, _ second: Todo) -> Todo {
      Todo(id: first.id, title: first.title + second.title)
    }
    XCTAssertEqual(IdentifiedArray(duplicates, uniquingIDsWith: combine).elements, expected)
    XCTAssertEqual(
      IdentifiedArray(duplicates, id: \.id, uniquingIDsWith: combine).elements,
      expected
    )
  }

  func testIdentifiedArrayInitializerRethrowsAnErrorOfTheCombineClosure() {
    XCTAssertThrowsError(try IdentifiedArray(duplicates) { _, _ in throw Failure() })
  }

  func testIdentifiedArrayLiteralCreatesItsElementsInOrder() {
    let todos: IdentifiedArrayOf<Todo> = [Todo(id: 2), Todo(id: 1)]
    XCTAssertEqual(todos, .ids(2, 1))
    XCTAssertEqual([], IdentifiedArrayOf<Todo>())
  }
}
