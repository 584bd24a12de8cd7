import Foundation
import GRDB

/// A deletion of items that can be undone until the app exits.
public struct Deletion: Equatable, Identifiable, Sendable {
  /// The identity of the deletion.
  public let id: UUID

  /// The number of deleted items.
  public let count: Int

  /// The name of the item, or `nil` if several items were deleted.
  public let name: String?

  /// Creates a deletion that was executed.
  public init(id: UUID, count: Int, name: String?) {
    self.id = id
    self.count = count
    self.name = name
  }

  /// Deletes items.
  ///
  /// - Parameters:
  ///   - condition: The condition of the items, in SQL.
  ///   - arguments: The arguments of the condition.
  ///   - id: The identity of the new deletion.
  ///   - db: A connection of the database, in a transaction.
  /// - Returns: The deletion, or `nil` if no item satisfies the condition.
  /// - Throws: An error of the database.
  static func delete(
    where condition: String,
    _ arguments: StatementArguments = [],
    id: UUID,
    _ db: Database
  ) throws -> Deletion? {
    try db.execute(sql: "INSERT INTO deletion (id) VALUES (?)", arguments: [id])
    try db.execute(
      sql: """
        INSERT INTO deletedItem (deletionID, \(InventorySchema.columns))
        SELECT ?, \(InventorySchema.columns) FROM item WHERE \(condition)
        """,
      arguments: [id] + arguments
    )
    let count = db.changesCount
    guard count > 0 else {
      try db.execute(sql: "DELETE FROM deletion WHERE id = ?", arguments: [id])
      return nil
    }
    let name =
      count == 1
      ? try String.fetchOne(
        db,
        sql: "SELECT name FROM deletedItem WHERE deletionID = ?",
        arguments: [id]
      )
      : nil
    try db.execute(sql: "DELETE FROM item WHERE \(condition)", arguments: arguments)
    return Deletion(id: id, count: count, name: name)
  }

  /// Inserts the deleted items again.
  ///
  /// - Parameter db: A connection of the database, in a transaction.
  /// - Throws: ``ItemProblem/nameIsUsed(_:)`` if the name of a deleted item is used. Otherwise, an
  ///   error of the database. The transaction must then be rolled back.
  func undo(_ db: Database) throws {
    let usedName = try String.fetchOne(
      db,
      sql: """
        SELECT deletedItem.name FROM deletedItem JOIN item USING (nameKey)
        WHERE deletionID = ? ORDER BY nameKey LIMIT 1
        """,
      arguments: [id]
    )
    if let usedName { throw ItemProblem.nameIsUsed(usedName) }
    try db.execute(
      sql: """
        INSERT INTO item (\(InventorySchema.columns))
        SELECT \(InventorySchema.columns) FROM deletedItem WHERE deletionID = ?
        """,
      arguments: [id]
    )
    try db.execute(sql: "DELETE FROM deletion WHERE id = ?", arguments: [id])
  }

  /// Removes the items of all deletions.
  ///
  /// - Parameter db: A connection of the database, in a transaction.
  /// - Throws: An error of the database.
  static func removeAll(_ db: Database) throws {
    try db.execute(sql: "DELETE FROM deletion")
  }
}
