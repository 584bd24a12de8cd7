import CustomDump
import IdentifiedCollections
import XCTest

final class ReflectionTests: XCTestCase {
  func testIdentifiedArrayMirrorHasTheStyleOfACollection() {
    let mirror = Mirror(reflecting: IdentifiedArrayOf<Todo>.ids(2, 1))
    XCTAssertEqual(mirror.displayStyle, .collection)
    XCTAssert(mirror.children.allSatisfy { $0.label == nil })
    XCTAssertEqual(mirror.children.map { ($0.value as? Todo)?.id }, [2, 1])
  }

  func testIdentifiedArrayCustomDumpNumbersTheElements() {
    XCTAssertEqual(
      String(customDumping: IdentifiedArray(uniqueElements: ["b", "a"], id: \.self)),
      """
      [
        [0]: "b",
        [1]: "a"
      ]
      """
    )
  }

  func testIdentifiedArrayDiffShowsTheChangedElement() {
    let before: IdentifiedArrayOf<Todo> = [Todo(id: 1, title: "a"), Todo(id: 2, title: "b")]
    var after = before
    after[id: 2]?.title = "c"
    XCTAssertEqual(
      diff(before, after),
      """
        [
          [0]: Todo(…),
          [1]: Todo(
            id: 2,
      -     title: "b"
      +     title: "c"
          )
        ]
      """
    )
  }

  func testIdentifiedArrayDescriptionIsThatOfItsElements() {
    let names = IdentifiedArray(uniqueElements: ["Blob", "Blob Jr."], id: \.self)
    XCTAssertEqual("\(names)", #"["Blob", "Blob Jr."]"#)
  }

  func testIdentifiedArrayDebugDescriptionListsTheElements() {
    let names = IdentifiedArray(uniqueElements: ["b", "ab"], id: \.count)
    XCTAssertEqual(names.debugDescription, #"IdentifiedArray<Int, String>(["b", "ab"])"#)
  }

  func testIdentifiedArrayDebugDescriptionContainsTheDebugDescriptionsOfTheElements() {
    let inner = IdentifiedArray(uniqueElements: ["a"], id: \.count)
    let outer = IdentifiedArray(uniqueElements: [inner], id: \.count)
    XCTAssertEqual(
      outer.debugDescription,
      """
      IdentifiedArray<Int, IdentifiedArray<Int, String>>([IdentifiedArray<Int, String>(["a"])])
      """
    )
    XCTAssertEqual(String(reflecting: inner), #"IdentifiedArray<Int, String>(["a"])"#)
    let empty = IdentifiedArray(uniqueElements: [String](), id: \.count)
    XCTAssertEqual(empty.debugDescription, "IdentifiedArray<Int, String>([])")
  }
}
