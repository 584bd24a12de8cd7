import ComposableArchitecture
import GRDB
import SharingGRDB
import XCTest

@testable import InventoryCore

final class PictureTests: InventoryTestCase {
  private let picture = ItemPicture(id: UUID(500), format: .png, data: .png)
  private var keyboard = Item.keyboard

  override func setUpWithError() throws {
    try super.setUpWithError()
    keyboard.pictureID = picture.id
    try database.write { [picture] db in try picture.insert(db) }
    try save(keyboard)
  }

  private func pictureIDs() throws -> [UUID] {
    try database.read { try UUID.fetchAll($0, sql: "SELECT id FROM picture ORDER BY id") }
  }

  func testTheListKnowsThePictureWithoutItsContent() throws {
    let reader = withDependencies {
      $0.defaultDatabase = database
    } operation: {
      SharedReader(ItemQuery().key)
    }
    XCTAssertEqual(reader.wrappedValue.map(\.pictureID), [picture.id])
  }

  func testAViewReadsThePictureByItsIdentity() throws {
    withDependencies {
      $0.defaultDatabase = database
    } operation: {
      XCTAssertEqual(SharedReader(.picture(picture.id)).wrappedValue, picture)
      XCTAssertNil(SharedReader(.picture(UUID(501))).wrappedValue)
    }
  }

  func testADeletionAndItsUndoKeepThePicture() throws {
    let deletion = try database.write { db in
      let deletion = try Deletion.delete(where: "id = ?", [Item.keyboard.id], id: UUID(9), db)
      try ItemPicture.removeUnused(except: [], db)
      return deletion
    }
    try database.write { try deletion?.undo($0) }
    XCTAssertEqual(try database.read { try Item.fetch(Item.keyboard.id, $0) }, keyboard)
    XCTAssertEqual(try pictureIDs(), [picture.id])
  }

  func testACopyHasThePictureAfterTheOriginalIsDeleted() throws {
    var copy = keyboard.duplicate(id: UUID(3))
    copy.name = "Copy"
    try save(copy)
    try database.write { db in
      _ = try Deletion.delete(where: "id = ?", [Item.keyboard.id], id: UUID(9), db)
      try InventoryCleanup.run(db)
    }
    XCTAssertEqual(try database.read { try Item.fetch(UUID(3), $0) }?.pictureID, picture.id)
    XCTAssertEqual(try pictureIDs(), [picture.id])
  }

  func testTheCleanupRemovesUnusedPicturesExceptThoseOfTheSession() throws {
    for number in [501, 502] {
      let other = ItemPicture(id: UUID(number), format: .svg, data: Data("<svg/>".utf8))
      try database.write { try other.insert($0) }
    }
    try database.write { try InventoryCleanup.run(keeping: [UUID(502)], $0) }
    XCTAssertEqual(try pictureIDs(), [picture.id, UUID(502)])
    try database.write { db in
      _ = try Deletion.delete(where: "id = ?", [Item.keyboard.id], id: UUID(9), db)
      try InventoryCleanup.run(db)
    }
    XCTAssertEqual(try pictureIDs(), [])
  }

  func testAnItemWithAMissingPictureIsNotSaved() throws {
    keyboard.pictureID = UUID(501)
    XCTAssertThrowsError(try save(keyboard)) {
      XCTAssertEqual($0 as? ItemProblem, .pictureIsMissing)
    }
  }
}
