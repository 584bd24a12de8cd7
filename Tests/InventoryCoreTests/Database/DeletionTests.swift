import ComposableArchitecture
import GRDB
import XCTest

@testable import InventoryCore

final class DeletionTests: InventoryTestCase {
  private func delete(_ condition: String) throws -> Deletion? {
    try database.write { try Deletion.delete(where: condition, id: UUID(9), $0) }
  }

  private func count(_ table: String) throws -> Int {
    try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
  }

  func testAnUndoneDeletionRestoresItemsTheirOrderAndTheSearch() throws {
    try save(.keyboard, .mouse, .lamp)
    let before = try database.read { try Item.order(sql: "number").fetchAll($0) }
    let deletion = try XCTUnwrap(delete("quantity IS NULL"))
    XCTAssertEqual(deletion, Deletion(id: UUID(9), count: 2, name: nil))
    XCTAssertEqual(try names(), ["Keyboard"])
    // The number of a deleted item is not used for another item.
    try save(Item(id: UUID(3), name: "Desk"))
    try database.write { try deletion.undo($0) }
    let after = try database.read { try Item.order(sql: "number").fetchAll($0) }
    XCTAssertEqual(after.map(\.name), ["Keyboard", "Mouse", "Lamp", "Desk"])
    XCTAssertEqual(Array(after.prefix(3)), before)
    XCTAssertEqual(try count("deletedItem"), 0)
    try database.write { db in
      try db.execute(sql: "INSERT INTO itemText (itemText) VALUES ('integrity-check')")
    }
  }

  func testADeletionWithoutItemsIsNil() throws {
    XCTAssertNil(try delete("quantity IS NULL"))
    XCTAssertEqual(try count("deletion"), 0)
  }

  func testADeletionOfOneItemHasItsName() throws {
    try save(.lamp)
    XCTAssertEqual(try delete("quantity IS NULL")?.name, "Lamp")
  }

  func testADeletionWhoseNameIsUsedIsNotUndone() throws {
    try save(.lamp)
    let deletion = try XCTUnwrap(delete("quantity IS NULL"))
    try save(Item(id: UUID(3), name: "LAMP"))
    XCTAssertThrowsError(try database.write { try deletion.undo($0) }) {
      XCTAssertEqual($0 as? ItemProblem, .nameIsUsed("Lamp"))
    }
    XCTAssertEqual(try names(), ["LAMP"])
    XCTAssertEqual(try count("deletedItem"), 1)
  }

  func testTheItemsOfDeletionsAreRemoved() throws {
    try save(.lamp)
    _ = try delete("quantity IS NULL")
    try database.write { try InventoryCleanup.run($0) }
    XCTAssertEqual(try count("deletedItem"), 0)
  }
}
