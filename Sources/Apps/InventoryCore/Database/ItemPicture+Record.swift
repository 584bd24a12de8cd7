import Foundation
import GRDB

extension ItemPicture: FetchableRecord {
  /// Creates the picture of a row of the database.
  public init(row: Row) throws {
    let format: String = try row.value("format")
    guard let format = PictureFormat(rawValue: format) else {
      throw UnreadableColumn(name: "format", value: format)
    }
    self.init(id: try row.value("id"), format: format, data: try row.value("data"))
  }

  /// Returns the picture with an identity, or `nil` if the picture does not exist.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - db: A connection of the database.
  /// - Returns: The picture.
  /// - Throws: An error of the database.
  public static func fetch(_ id: ItemPicture.ID, _ db: Database) throws -> ItemPicture? {
    try fetchOne(db, sql: "SELECT id, format, data FROM picture WHERE id = ?", arguments: [id])
  }

  /// Inserts the picture. Until an item with the picture is saved, no item refers to the picture.
  ///
  /// - Parameter db: A connection of the database, in a transaction.
  /// - Throws: An error of the database.
  func insert(_ db: Database) throws {
    try db.execute(
      sql: "INSERT INTO picture (id, format, data) VALUES (?, ?, ?)",
      arguments: [id, format.rawValue, data]
    )
  }

  /// Returns whether a picture exists.
  static func exists(_ id: ItemPicture.ID, _ db: Database) throws -> Bool {
    try Bool.fetchOne(
      db,
      sql: "SELECT EXISTS (SELECT 1 FROM picture WHERE id = ?)",
      arguments: [id]
    ) ?? false
  }

  /// Removes the pictures to which no item and no deletion refers.
  ///
  /// - Parameters:
  ///   - kept: The identities of pictures that remain, because unfinished forms refer to them.
  ///   - db: A connection of the database, in a transaction.
  /// - Throws: An error of the database.
  static func removeUnused(except kept: Set<ItemPicture.ID>, _ db: Database) throws {
    let marks = kept.map { _ in "?" }.joined(separator: ", ")
    try db.execute(
      sql: """
        DELETE FROM picture WHERE id NOT IN (
          SELECT pictureID FROM item WHERE pictureID IS NOT NULL
          UNION SELECT pictureID FROM deletedItem WHERE pictureID IS NOT NULL
        ) AND id NOT IN (\(marks))
        """,
      arguments: StatementArguments(kept)
    )
  }
}
