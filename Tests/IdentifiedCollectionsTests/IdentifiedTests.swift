import Foundation
import IdentifiedCollections
import XCTest

final class IdentifiedTests: XCTestCase {
  func testIdentifiedForwardsPropertyReadsAndWritesToItsValue() {
    var row = Identified(Todo(id: 1, title: "a"), id: "x")
    row.title += "b"
    XCTAssertEqual(row.title.count, 2)
    XCTAssertEqual(row.value, Todo(id: 1, title: "ab"))
    XCTAssertEqual(row.title.first, "a")
    XCTAssertEqual(Identified("abc", id: 0).count, 3)
  }

  func testIdentifiedReturnsItsOwnIDInsteadOfTheIDOfItsValue() {
    XCTAssertEqual(Identified(Todo(id: 1), id: "x").id, "x")
  }

  func testIdentifiedComputesItsIDFromTheInitialValueOnly() {
    var name = Identified("abc", id: \.count)
    name.value = "ab"
    XCTAssertEqual(name.id, 3)
  }

  func testIdentifiedRethrowsAnErrorOfTheIDClosure() {
    XCTAssertThrowsError(
      try Identified<Int, String>("abc") { _ in throw Failure() }
    )
  }

  func testIdentifiedValuesWithDifferentIDsAreSeparateElements() {
    var rows: IdentifiedArrayOf<Identified<Int, Todo>> = []
    rows.append(Identified(Todo(id: 1), id: 1))
    rows.append(Identified(Todo(id: 1), id: 2))
    rows[id: 2]?.title = "a"
    XCTAssertEqual(rows.map(\.title), ["", "a"])
  }

  func testIdentifiedEqualityAndHashUseTheIDAndTheValue() {
    let all = [Identified("a", id: 1), Identified("a", id: 2), Identified("b", id: 1)]
    XCTAssertEqual(Set(all + all).count, 3)
    XCTAssertNotEqual(all[0], all[1])
    XCTAssertNotEqual(all[0], all[2])
  }

  func testIdentifiedDecodesItsEncodedIDAndValue() throws {
    let row = Identified(Todo(id: 1, title: "a"), id: UUID())
    XCTAssertEqual(
      try JSONDecoder().decode(Identified<UUID, Todo>.self, from: JSONEncoder().encode(row)),
      row
    )
  }
}
