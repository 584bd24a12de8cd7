import Foundation
import GRDB

/// The rows of a file that are stored in the database until the user has confirmed the import.
struct ItemImport: Sendable {
  /// The result of inserting the items.
  enum Outcome: Equatable, Sendable {
    /// All items were inserted.
    case imported(Int)
    /// Names of the items have been used since the check. No item was inserted, and the rows now
    /// have problems.
    case namesAreUsed(ImportSummary)
  }

  let id: UUID

  private static let columns = "id, name, nameKey, color, quantity, isOnBackOrder, notes"

  /// Starts an import. The rows of an earlier import that was not finished are removed.
  func begin(_ db: Database) throws {
    try db.execute(sql: "DELETE FROM import")
    try db.execute(sql: "INSERT INTO import (id) VALUES (?)", arguments: [id])
  }

  /// Removes the rows.
  func remove(_ db: Database) throws {
    try db.execute(sql: "DELETE FROM import WHERE id = ?", arguments: [id])
  }

  /// Stores rows. A name must differ from the names of the earlier rows and of all items.
  func add(_ rows: [ImportedRow], _ db: Database) throws {
    for row in rows {
      do {
        try add(try row.result.get(), line: row.line, db)
      } catch let problems as ImportRowProblems {
        try db.cachedStatement(
          sql: "INSERT INTO importProblem (importID, line, message) VALUES (?, ?, ?)"
        ).execute(arguments: [id, row.line, problems.message])
      }
    }
  }

  private func add(_ item: Item, line: Int, _ db: Database) throws {
    let key = ItemName.key(item.name)
    let usedLine = try Int.fetchOne(
      db.cachedStatement(sql: "SELECT line FROM importedItem WHERE importID = ? AND nameKey = ?"),
      arguments: [id, key]
    )
    if let usedLine {
      throw ImportRowProblems([.nameIsRepeated(item.name, line: usedLine)])
    }
    let usedName = try String.fetchOne(
      db.cachedStatement(sql: "SELECT name FROM item WHERE nameKey = ?"),
      arguments: [key]
    )
    if let usedName { throw ImportRowProblems([.nameIsUsed(usedName)]) }
    let (quantity, isOnBackOrder) =
      switch item.status {
      case .inStock(let quantity): (quantity as Int?, false)
      case .outOfStock(let isOnBackOrder): (nil, isOnBackOrder)
      }
    try db.cachedStatement(
      sql: """
        INSERT INTO importedItem (importID, line, \(Self.columns))
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(
      arguments: [
        id, line, item.id, item.name, key, item.color?.rawValue, quantity, isOnBackOrder,
        item.notes,
      ]
    )
  }

  /// Returns the numbers of rows.
  func summary(unknownColumns: [String], _ db: Database) throws -> ImportSummary {
    func count(_ table: String) throws -> Int {
      try Int.fetchOne(
        db,
        sql: "SELECT count(*) FROM \(table) WHERE importID = ?",
        arguments: [id]
      ) ?? 0
    }
    return ImportSummary(
      itemCount: try count("importedItem"),
      problemCount: try count("importProblem"),
      unknownColumns: unknownColumns
    )
  }

  /// Inserts the items in the order of their lines, and removes the rows.
  ///
  /// - Parameters:
  ///   - summary: The summary that the user has confirmed.
  ///   - onProgress: Called with the part of the items that were inserted, from 0 to 1.
  ///   - db: A connection of the database, in a transaction.
  /// - Returns: Whether the items were inserted.
  /// - Throws: An error of the database. The transaction must then be rolled back.
  func insertItems(
    _ summary: ImportSummary,
    onProgress: (Double) -> Void,
    _ db: Database
  ) throws -> Outcome {
    if try rejectUsedNames(db) > 0 {
      return .namesAreUsed(try self.summary(unknownColumns: summary.unknownColumns, db))
    }
    var count = 0
    var line = 0
    while let last = try lastLine(after: line, db) {
      try db.cachedStatement(
        sql: """
          INSERT INTO item (\(Self.columns)) SELECT \(Self.columns) FROM importedItem
          WHERE importID = ? AND line > ? AND line <= ? ORDER BY line
          """
      ).execute(arguments: [id, line, last])
      count += db.changesCount
      line = last
      onProgress(Double(count) / Double(max(summary.itemCount, 1)))
    }
    try remove(db)
    return .imported(count)
  }

  /// Returns the last line of the next rows.
  private func lastLine(after line: Int, _ db: Database) throws -> Int? {
    try Int.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT max(line) FROM (
            SELECT line FROM importedItem WHERE importID = ? AND line > ? ORDER BY line LIMIT 500
          )
          """
      ),
      arguments: [id, line]
    )
  }

  /// Replaces the items whose names are used by problems, and returns their number.
  private func rejectUsedNames(_ db: Database) throws -> Int {
    let used = try Row.fetchAll(
      db,
      sql: """
        SELECT line, item.name FROM importedItem JOIN item USING (nameKey)
        WHERE importID = ? ORDER BY line
        """,
      arguments: [id]
    )
    for row in used {
      let line: Int = row["line"]
      try db.execute(
        sql: "DELETE FROM importedItem WHERE importID = ? AND line = ?",
        arguments: [id, line]
      )
      try db.execute(
        sql: "INSERT INTO importProblem (importID, line, message) VALUES (?, ?, ?)",
        arguments: [id, line, ImportRowProblem.nameIsUsed(row["name"]).message]
      )
    }
    return used.count
  }
}
