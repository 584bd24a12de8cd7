import IdentifiedCollections
import TestSupport
import XCTest

final class TrapTests: XCTestCase {
  private var todos = IdentifiedArrayOf<Todo>.ids(1, 2, 3)

  func testLiteralWithDuplicateIDsTraps() throws {
    try assertTraps("Elements must have unique ids, but several elements have the id '7'") {
      todos = [Todo(id: 7), Todo(id: 7)]
    }
  }

  func testUniqueElementsInitializerTrapsForDuplicateIDs() throws {
    try assertTraps("Elements must have unique ids, but several elements have the id '7'") {
      todos = IdentifiedArray(uniqueElements: [Todo(id: 7), Todo(id: 1), Todo(id: 7)])
    }
  }

  func testUniqueElementsInitializerTrapsForDuplicatesOfAProperty() throws {
    try assertTraps("Elements must have unique ids, but several elements have the id '1'") {
      XCTAssertNotNil(IdentifiedArray(uniqueElements: ["a", "b"], id: \.count))
    }
  }

  #if DEBUG
    func testUncheckedInitializerTrapsForDuplicateIDsInDebugBuilds() throws {
      try assertTraps("Elements must have unique ids, but several elements have the id '7'") {
        todos = IdentifiedArray(uncheckedUniqueElements: [Todo(id: 7), Todo(id: 7)])
      }
    }
  #endif

  func testUniqueElementsInitializerTrapsWithTheStartOfALongID() throws {
    let id = String(repeating: "a", count: 39) + "\nb" + String(repeating: "c", count: 1_000_000)
    let shown = String(repeating: "a", count: 39) + " …"
    try assertTraps("several elements have the id '\(shown)'") {
      XCTAssertNotNil(IdentifiedArray(uniqueElements: [id, id], id: \.self))
    }
  }

  func testChangeOfALongIDTrapsWithTheStartsOfTheIDs() throws {
    let old = String(repeating: "a", count: 1_000)
    let new = String(repeating: "b", count: 1_000)
    var names = IdentifiedArray(uniqueElements: [old], id: \.self)
    let shown = ["a", "b"].map { String(repeating: $0, count: 40) + "…" }
    try assertTraps("the id '\(shown[0])' can't be changed to '\(shown[1])'") {
      names[id: old]? = new
    }
  }

  func testAssignmentOfALongIDTrapsWithTheStartOfTheID() throws {
    let new = String(repeating: "b", count: 1_000)
    var names = IdentifiedArray(uniqueElements: ["a"], id: \.self)
    let shown = String(repeating: "b", count: 40) + "…"
    try assertTraps("the id '\(shown)' can't be stored under the id 'a'") {
      names[id: "a"] = new
    }
  }

  func testInitializerTrapsIfTheCombineClosureReturnsAnotherID() throws {
    try assertTraps("the id '9' can't be stored under the id '7'") {
      todos = IdentifiedArray([Todo(id: 7), Todo(id: 7)]) { _, _ in Todo(id: 9) }
    }
  }

  func testAssignmentByIDTrapsForAnElementWithAnotherID() throws {
    try assertTraps("the id '9' can't be stored under the id '1'") {
      todos[id: 1] = Todo(id: 9)
    }
  }

  func testAssignmentByAMissingIDTrapsForAnElementWithAnotherID() throws {
    try assertTraps("the id '9' can't be stored under the id '8'") {
      todos[id: 8] = Todo(id: 9)
    }
  }

  func testChangeOfAnIDByIDSubscriptTraps() throws {
    try assertTraps("The id of the element with the id '1' can't be changed to '9'") {
      todos[id: 1]?.id = 9
    }
  }

  func testUpdateTrapsForAnElementWithAnotherID() throws {
    try assertTraps("the id '9' can't be stored under the id '1'") {
      todos.update(Todo(id: 9), at: 0)
    }
  }

  func testIDSubscriptTrapsForADefaultWithAnotherID() throws {
    try assertTraps("the id '9' can't be stored under the id '4'") {
      todos[id: 4, default: Todo(id: 9)].title = "a"
    }
  }

  func testPositionalChangeOfAnIDToAnExistingIDTraps() throws {
    try assertTraps("at 0 can't be changed from '1' to '3': another element has the id '3'") {
      todos[0].id = 3
    }
  }

  func testPositionalReadBeyondTheEndTraps() throws {
    try assertTraps("Index out of range") {
      XCTAssertNotNil(todos[3])
    }
  }

  func testPositionalAssignmentBeyondTheEndTraps() throws {
    try assertTraps("Index out of range") {
      todos[3] = Todo(id: 4)
    }
  }

  func testInsertBeyondTheEndTraps() throws {
    try assertTraps("Can't insert at 4: the valid positions are 0 to 3") {
      let (inserted, _) = todos.insert(Todo(id: 4), at: 4)
      XCTAssert(inserted)
    }
  }

  func testUpdateOrInsertAtANegativePositionTraps() throws {
    try assertTraps("Can't insert at -1: the valid positions are 0 to 3") {
      todos.updateOrInsert(Todo(id: 4), at: -1)
    }
  }

  func testReplaceSubrangeBeyondTheEndTraps() throws {
    try assertTraps("Can't replace 2..<4: the valid positions are 0 to 3") {
      todos.replaceSubrange(2..<4, with: [])
    }
  }

  func testRemoveBeyondTheEndTraps() throws {
    try assertTraps("There is no element at 3: the number of elements is 3") {
      todos.remove(at: 3)
    }
  }

  func testRemoveAtOffsetsBeyondTheEndTraps() throws {
    try assertTraps("Index 3 at 1 out of bounds") {
      todos.remove(atOffsets: [0, 3])
    }
  }

  func testMoveBeyondTheEndTraps() throws {
    try assertTraps("Destination index 4 out of range") {
      todos.move(fromOffsets: [0], toOffset: 4)
    }
  }
}
