#if SharingGRDB
  import Algorithms
  import GRDB

  /// A query of the ids of all rows, and a query of the rows with some ids.
  struct IDQuery: Hashable, Sendable {
    /// The query of the ids, with an order.
    let sql: String
    let arguments: StatementArguments
    /// The query of the rows, without a condition.
    let rowSQL: String
    /// The name of the column whose values are the ids of the rows.
    let idColumn: String

    /// Returns the ids of all rows in their order.
    ///
    /// - Throws: An error if a value is not an id.
    func ids<ID: DatabaseValueConvertible & Sendable>(_ db: Database) throws -> RowIDs<ID> {
      var ids = RowIDs<ID>()
      let values = try DatabaseValue.fetchCursor(db, sql: sql, arguments: arguments)
      while let value = try values.next() {
        guard ids.append(value) else {
          throw IDQueryFailure.invalidID(value, ID.self, sql: sql)
        }
      }
      return ids
    }

    /// Returns the rows with some ids, in the order of the ids.
    ///
    /// - Parameters:
    ///   - db: A connection.
    ///   - ids: The stored values of the ids.
    /// - Returns: For each id, its row, or `nil` if the id has no row.
    /// - Throws: An error of the database.
    func rows<Record: FetchableRecord>(
      _ db: Database,
      ids: [DatabaseValue]
    ) throws -> [Record?] {
      let query = rowSQL.trimmingSuffix { $0.isWhitespace || $0 == ";" }
      var records: [DatabaseValue: Record] = [:]
      // SQLite before 3.32 accepts 999 arguments. A program can select a lower limit.
      for chunk in ids.chunks(ofCount: max(1, min(500, db.maximumStatementArgumentCount))) {
        let marks = repeatElement("?", count: chunk.count).joined(separator: ", ")
        let rows = try Row.fetchCursor(
          db,
          // A line break precedes the parenthesis, because the query can end with a comment.
          sql: """
            SELECT * FROM (\(query)
            ) WHERE \(idColumn.quotedDatabaseIdentifier) IN (\(marks))
            """,
          arguments: StatementArguments(chunk)
        )
        while let row = try rows.next() {
          // SQLite reads a quoted name that is not the name of a column as a text.
          let id: DatabaseValue? = row[idColumn]
          if let id, records[id] == nil { records[id] = try Record(row: row) }
        }
      }
      return ids.map { records[$0] }
    }

    /// Returns the rows with some ids, in the order of the ids, for a fetch that has read the ids
    /// in the same transaction.
    ///
    /// - Throws: An error if an id has no row.
    func existingRows<Record: FetchableRecord>(
      _ db: Database,
      ids: [DatabaseValue]
    ) throws -> [Record] {
      let rows: [Record?] = try rows(db, ids: ids)
      return try zip(ids, rows).map { id, row in
        guard let row else { throw IDQueryFailure.missingRow(id, self) }
        return row
      }
    }
  }
#endif
