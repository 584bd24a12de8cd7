import IdentifiedCollections
import XCTest

final class RangeReplacementTests: XCTestCase {
  private var todos = IdentifiedArrayOf<Todo>.ids(1, 2, 3, 4)

  override func tearDown() {
    XCTAssertEqual(todos.elements.map(\.id), Array(todos.ids))
    XCTAssertEqual(todos.ids.map { todos.index(id: $0) }, Array(todos.indices))
    super.tearDown()
  }

  func testReplaceSubrangeReplacesTheElementsOfARange() {
    todos.replaceSubrange(1..<3, with: [Todo(id: 7), Todo(id: 6), Todo(id: 5)])
    XCTAssertEqual(todos, .ids(1, 7, 6, 5, 4))
  }

  func testReplaceSubrangeAcceptsElementsOfTheReplacedRange() {
    todos.replaceSubrange(0..<3, with: [Todo(id: 3), Todo(id: 1)])
    XCTAssertEqual(todos, .ids(3, 1, 4))
  }

  func testReplaceSubrangeSkipsIDsOutsideTheRange() {
    todos.replaceSubrange(1..<2, with: [Todo(id: 4, title: "a"), Todo(id: 5)])
    XCTAssertEqual(todos, .ids(1, 5, 3, 4))
  }

  func testReplaceSubrangeSkipsLaterDuplicates() {
    todos.replaceSubrange(0..<4, with: [Todo(id: 5), Todo(id: 5, title: "a")])
    XCTAssertEqual(todos, .ids(5))
  }

  func testInsertContentsOfInsertsNewElementsAndSkipsExistingIDs() {
    todos.insert(contentsOf: [Todo(id: 5), Todo(id: 2), Todo(id: 6)], at: 1)
    XCTAssertEqual(todos, .ids(1, 5, 6, 2, 3, 4))
  }

  func testVoidAppendAndInsertSkipExistingIDs() {
    // The types select the methods of `RangeReplaceableCollection`, which have no result.
    let append: (Todo) -> Void = { self.todos.append($0) }
    let insert: (Todo) -> Void = { self.todos.insert($0, at: 0) }
    append(Todo(id: 1, title: "a"))
    insert(Todo(id: 4, title: "a"))
    XCTAssertEqual(todos, .ids(1, 2, 3, 4))
    append(Todo(id: 5))
    insert(Todo(id: 6))
    XCTAssertEqual(todos, .ids(6, 1, 2, 3, 4, 5))
  }

  func testPlusOperatorsAppendElementsAndSkipExistingIDs() {
    todos += [Todo(id: 5), Todo(id: 1)]
    XCTAssertEqual(todos + [Todo(id: 0)], .ids(1, 2, 3, 4, 5, 0))
  }

  func testPopLastRemovesAndReturnsTheLastElement() {
    XCTAssertEqual(todos.popLast(), Todo(id: 4))
    XCTAssertEqual(todos, .ids(1, 2, 3))
  }

  func testGenericRangeReplaceableAlgorithmMutatesAnIdentifiedArray() {
    func change(_ todos: inout some RangeReplaceableCollection<Todo>) {
      todos.append(Todo(id: 1))
      todos.append(Todo(id: 5))
      todos.insert(Todo(id: 6), at: todos.startIndex)
      todos.removeAll { $0.id == 3 }
      todos.removeFirst(2)
      todos.reserveCapacity(10)
    }
    change(&todos)
    XCTAssertEqual(todos, .ids(2, 4, 5))
  }

  func testOnlyArraysByIdentifiableIDConformToRangeReplaceableAndLiteral() {
    let byID: Any = todos
    let byTitle: Any = IdentifiedArray(uniqueElements: [Todo(id: 1)], id: \.title)
    let names: Any = IdentifiedArray(uniqueElements: ["a"], id: \.self)
    XCTAssertTrue(byID is any RangeReplaceableCollection)
    XCTAssertTrue(byID is any ExpressibleByArrayLiteral)
    for array in [byTitle, names] {
      XCTAssertTrue(array is any MutableCollection & RandomAccessCollection)
      XCTAssertFalse(array is any RangeReplaceableCollection)
      XCTAssertFalse(array is any ExpressibleByArrayLiteral)
    }
  }

  func testRemoveSubrangesRemovesTheElementsOfARangeSet() {
    todos.removeSubranges(RangeSet([0..<1, 2..<3]))
    XCTAssertEqual(todos, .ids(2, 4))
  }
}
