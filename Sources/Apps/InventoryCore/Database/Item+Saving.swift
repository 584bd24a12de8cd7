import GRDB

extension Item {
  /// The table of items.
  public static let databaseTableName = "item"

  /// Inserts the item, or replaces the item with the same identity.
  ///
  /// - Parameter db: A connection of the database, in a transaction.
  /// - Throws: An ``ItemProblem`` if the item is not valid or its name is used. Otherwise, an error
  ///   of the database.
  public func save(in db: Database) throws {
    if let problem = problems.first { throw problem }
    if try Self.isNameUsed(name, except: id, db) { throw ItemProblem.nameIsUsed(trimmedName) }
    if let pictureID, try !ItemPicture.exists(pictureID, db) { throw ItemProblem.pictureIsMissing }
    _ = try upsertAndFetch(db, onConflict: ["id"])
  }

  /// Returns the item with an identity, or `nil` if the item does not exist.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - db: A connection of the database.
  /// - Returns: The item.
  /// - Throws: An error of the database.
  public static func fetch(_ id: Item.ID, _ db: Database) throws -> Item? {
    try fetchOne(db, key: ["id": id])
  }

  /// Returns whether another item has a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - id: The identity of the item that may have the name.
  ///   - db: A connection of the database.
  /// - Returns: Whether the name is used.
  /// - Throws: An error of the database.
  public static func isNameUsed(_ name: String, except id: Item.ID, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: "SELECT EXISTS (SELECT 1 FROM item WHERE nameKey = ? AND id <> ?)",
      arguments: [ItemName.key(name), id]
    ) ?? false
  }

  /// The name as it is saved.
  public var trimmedName: String { ItemName.trimmed(name) }
}
