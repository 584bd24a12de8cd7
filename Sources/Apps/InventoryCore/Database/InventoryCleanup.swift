import GRDB

/// The removal of data that only the previous run of the app needed.
public enum InventoryCleanup {
  /// Removes the items of deletions, the rows of unfinished imports, and unused pictures. Call the
  /// function when the app starts, after its session was read.
  ///
  /// - Parameters:
  ///   - pictureIDs: The identities of the pictures of the unfinished form of the session.
  ///   - db: A connection of the database, in a transaction.
  /// - Throws: An error of the database.
  public static func run(keeping pictureIDs: Set<ItemPicture.ID> = [], _ db: Database) throws {
    try Deletion.removeAll(db)
    try db.execute(sql: "DELETE FROM import")
    try ItemPicture.removeUnused(except: pictureIDs, db)
  }
}
