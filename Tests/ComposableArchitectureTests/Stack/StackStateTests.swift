import ComposableArchitecture
import XCTest

final class StackStateTests: XCTestCase {
  func testStackElementIDsIncreaseAndAreNotReused() {
    var stack = StackState(["a", "b"])
    XCTAssertEqual(Array(stack.ids), [0, 1])
    stack.removeLast()
    stack.append("c")
    XCTAssertEqual(Array(stack.ids), [0, 2])
  }

  func testStackElementIDsStartAtZeroInATest() {
    XCTAssertEqual(StackState(["a"]).ids.first, 0)
  }

  func testStackStateIsARangeReplaceableCollection() {
    var stack = StackState(["a", "b", "c"])
    stack.insert("x", at: 1)
    XCTAssertEqual(Array(stack), ["a", "x", "b", "c"])
    XCTAssertEqual(Array(stack.ids), [0, 3, 1, 2])
    stack.replaceSubrange(1...2, with: ["y", "z", "w"])
    XCTAssertEqual(Array(stack), ["a", "y", "z", "w", "c"])
    XCTAssertEqual(Array(stack.ids), [0, 4, 5, 6, 2])
    stack.removeAll { $0 == "z" }
    XCTAssertEqual(stack.popLast(), "c")
    XCTAssertEqual(stack[1], "y")
    XCTAssertEqual(stack.first, "a")
    XCTAssertEqual(stack.last, "w")
    stack.removeAll(keepingCapacity: true)
    XCTAssertTrue(stack.isEmpty)
    XCTAssertTrue(stack.ids.isEmpty)
    XCTAssertNil(stack.popLast())
  }

  func testElementsAreFoundChangedAndRemovedByID() {
    var stack = StackState(["a", "b"])
    XCTAssertEqual(stack[id: 1], "b")
    XCTAssertNil(stack[id: 7])
    stack[id: 1]?.append("!")
    stack[id: 7]?.append("!")
    stack[id: 7] = nil
    XCTAssertEqual(Array(stack), ["a", "b!"])
    stack[id: 0] = "A"
    stack[id: 1] = nil
    XCTAssertEqual(Array(stack), ["A"])
    stack[id: 9] = "new"
    XCTAssertEqual(Array(stack.ids), [0, 9])
  }

  func testPopFromRemovesTheElementAndAllLaterElements() {
    var stack = StackState(["a", "b", "c"])
    stack.pop(from: 7)
    XCTAssertEqual(stack.count, 3)
    stack.pop(from: 1)
    XCTAssertEqual(Array(stack), ["a"])
  }

  func testPopToRemovesAllLaterElements() {
    var stack = StackState(["a", "b", "c"])
    stack.pop(to: 7)
    stack.pop(to: 2)
    XCTAssertEqual(stack.count, 3)
    stack.pop(to: 0)
    XCTAssertEqual(Array(stack), ["a"])
  }

  func testIDSubscriptStoresChangesMadeBeforeAnErrorIsThrown() {
    struct Failure: Error {}
    func change(_ text: inout String?, to new: String?) throws {
      text = new
      throw Failure()
    }
    var stack = StackState(["a", "b"])
    XCTAssertThrowsError(try change(&stack[id: 0], to: "A"))
    XCTAssertThrowsError(try change(&stack[id: 1], to: nil))
    XCTAssertThrowsError(try change(&stack[id: 5], to: "new"))
    XCTAssertEqual(Array(stack), ["A", "new"])
    XCTAssertEqual(Array(stack.ids), [0, 5])
  }

  func testIDSubscriptMutatesTheElementInPlace() {
    // If the array had a second reference, the change would copy the array to another address.
    var stack = StackState([Array(0..<1000)])
    let before = stack[id: 0]?.withUnsafeBytes(\.baseAddress)
    stack[id: 0]?[0] = 7
    XCTAssertEqual(stack[id: 0]?.withUnsafeBytes(\.baseAddress), before)
  }

  func testStackStateHasValueSemantics() {
    var one = StackState(["a"])
    let other = one
    one[id: 0]?.append("!")
    XCTAssertEqual(other[id: 0], "a")
    XCTAssertNotEqual(one, other)
  }

  func testEqualityOfStacksDependsOnIDsAndOrder() {
    let one = StackState(["a", "b"])
    var other = StackState(["a", "b"])
    XCTAssertNotEqual(one, other)
    other = one
    XCTAssertEqual(one, other)
    XCTAssertEqual(one.hashValue, other.hashValue)
    other.removeFirst()
    other[id: 0] = "a"
    XCTAssertEqual(Set(one.ids), Set(other.ids))
    XCTAssertNotEqual(one, other)
  }

  func testStackStateIsEncodedAsAnArrayAndDecodedWithNewIDs() throws {
    let stack = StackState(["a", "b"])
    let data = try JSONEncoder().encode(stack)
    XCTAssertEqual(String(decoding: data, as: UTF8.self), #"["a","b"]"#)
    let decoded = try JSONDecoder().decode(StackState<String>.self, from: data)
    XCTAssertEqual(Array(decoded), ["a", "b"])
    XCTAssertEqual(Array(decoded.ids), [2, 3])
  }

  func testDescriptionsOfAStackListItsElements() {
    let stack = StackState(["a", "b"])
    XCTAssertEqual(stack.description, #"["a", "b"]"#)
    XCTAssertEqual(stack.debugDescription, ##"StackState<String>([#0: "a", #1: "b"])"##)
    XCTAssertEqual(
      String(customDumping: stack),
      """
      [
        #0: "a",
        #1: "b"
      ]
      """
    )
  }

  func testElementOf64KiBIsChangedThroughTheIDSubscript() {
    var stack = StackState([Large(), Large()])
    stack[id: 1]?.numbers[0] = 1
    XCTAssertEqual(stack[1].numbers[0], 1)
  }
}

private struct Large {
  var numbers: [8192 of Int] = .init(repeating: 0)
}
