import Foundation
import IdentifiedCollections
import XCTest

final class CodingTests: XCTestCase {
  func testIdentifiedArrayIsEncodedLikeAPlainArray() throws {
    let todos = IdentifiedArrayOf<Todo>.ids(2, 1)
    XCTAssertEqual(
      try JSONDecoder().decode([Todo].self, from: JSONEncoder().encode(todos)),
      [Todo(id: 2), Todo(id: 1)]
    )
    XCTAssertEqual(try JSONEncoder().encode(IdentifiedArrayOf<Todo>()), Data("[]".utf8))
  }

  func testIdentifiedArrayEncodesElementsThatAreNotIdentifiable() throws {
    let names = IdentifiedArray(uniqueElements: ["b", "a"], id: \.self)
    XCTAssertEqual(try JSONEncoder().encode(names), Data(#"["b","a"]"#.utf8))
  }

  func testIdentifiedArrayDecodesItsEncodedElements() throws {
    let todos: IdentifiedArrayOf<Todo> = [Todo(id: 2, title: "a"), Todo(id: 1, title: "b")]
    let decoded = try JSONDecoder().decode(
      IdentifiedArrayOf<Todo>.self,
      from: JSONEncoder().encode(todos)
    )
    XCTAssertEqual(decoded, todos)
    XCTAssertEqual(decoded.index(id: 1), 1)
  }

  func testDecodingAnIdentifiedArrayWithDuplicateIDsThrows() {
    let data = Data(#"[{"id":7,"title":"a"},{"id":1,"title":""},{"id":7,"title":"b"}]"#.utf8)
    XCTAssertThrowsError(try JSONDecoder().decode(IdentifiedArrayOf<Todo>.self, from: data)) {
      guard case let DecodingError.dataCorrupted(context) = $0 else { return XCTFail("\($0)") }
      XCTAssertEqual(
        context.debugDescription,
        "The elements at 0 and 2 have the same id, '7'"
      )
    }
  }

  func testDecodingALongDuplicateIDThrowsAnErrorWithItsStart() throws {
    struct Note: Codable, Identifiable {
      let id: String
    }
    let note = Note(id: String(repeating: "a", count: 1_000))
    let data = try JSONEncoder().encode([note, note])
    XCTAssertThrowsError(try JSONDecoder().decode(IdentifiedArrayOf<Note>.self, from: data)) {
      guard case let DecodingError.dataCorrupted(context) = $0 else { return XCTFail("\($0)") }
      XCTAssertEqual(
        context.debugDescription,
        "The elements at 0 and 1 have the same id, '\(String(repeating: "a", count: 40))…'"
      )
    }
  }
}
