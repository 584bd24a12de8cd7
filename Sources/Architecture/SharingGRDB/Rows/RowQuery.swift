#if SharingGRDB
  import Algorithms
  import GRDB

  /// A query whose rows are fetched in pages. A page is found by the positions of its rows.
  struct RowQuery: Hashable, Sendable {
    /// The query, without an order.
    let sql: String
    let arguments: StatementArguments
    /// The terms of `ORDER BY`.
    let order: String
    /// The name of the column whose values are the ids of the rows.
    let idColumn: String

    // A line break precedes each parenthesis, because the query can end with a comment.
    var subquery: String {
      "(\(sql.trimmingSuffix { $0.isWhitespace || $0 == ";" })\n)"
    }

    private var quotedColumn: String { idColumn.quotedDatabaseIdentifier }

    /// Returns the number of rows. The count has no order, so SQLite does not sort.
    func count(_ db: Database) throws -> Int {
      try Int.fetchOne(db, sql: "SELECT count(*) FROM \(subquery)", arguments: arguments) ?? 0
    }

    /// Returns the rows in a range of positions. The result has fewer rows if the query has fewer
    /// rows.
    func rows<Record: FetchableRecord>(
      _ db: Database,
      at range: Range<Int>
    ) throws -> [Record] {
      try Record.fetchAll(
        db,
        sql: """
          SELECT * FROM \(subquery) ORDER BY \(order)
          LIMIT \(range.count) OFFSET \(range.lowerBound)
          """,
        arguments: arguments
      )
    }

    /// Returns the ids of the rows in a range of positions. The result has fewer ids if the query
    /// has fewer rows.
    func ids<ID: DatabaseValueConvertible>(_ db: Database, at range: Range<Int>) throws -> [ID] {
      try ID.fetchAll(
        db,
        sql: """
          SELECT \(quotedColumn) FROM \(subquery) ORDER BY \(order)
          LIMIT \(range.count) OFFSET \(range.lowerBound)
          """,
        arguments: arguments
      )
    }

    /// Returns the positions of the rows with some ids. O(*n*), unless none of at most 100 ids
    /// exists.
    func positions<ID: DatabaseValueConvertible & Hashable>(
      _ db: Database,
      of ids: Set<ID>
    ) throws -> [ID: Int] {
      let isIndexUsed = try ids.count <= 100 && storesDatabaseValue(db, of: ID.self)
      var missing = try isIndexUsed ? existing(db, ids) : ids
      var positions: [ID: Int] = [:]
      guard !missing.isEmpty else { return [:] }
      let all = try ID.fetchCursor(
        db,
        sql: "SELECT \(quotedColumn) FROM \(subquery) ORDER BY \(order)",
        arguments: arguments
      )
      var position = 0
      while !missing.isEmpty, let id = try all.next() {
        if missing.remove(id) != nil { positions[id] = position }
        position += 1
      }
      return positions
    }

    /// Returns whether an id is stored as its `databaseValue`. GRDB decodes a `UUID` also from a
    /// text, and SQLite does not find the text by the blob that is the `databaseValue`.
    private func storesDatabaseValue<ID: DatabaseValueConvertible>(
      _ db: Database,
      of _: ID.Type
    ) throws -> Bool {
      let value = try DatabaseValue.fetchOne(
        db,
        sql: "SELECT \(quotedColumn) FROM \(subquery) LIMIT 1",
        arguments: arguments
      )
      return value.map { ID.fromDatabaseValue($0)?.databaseValue == $0 } ?? true
    }

    /// Returns the ids of rows that exist, which are stored as their `databaseValue`.
    private func existing<ID: DatabaseValueConvertible & Hashable>(
      _ db: Database,
      _ ids: Set<ID>
    ) throws -> Set<ID> {
      let marks = repeatElement("?", count: ids.count).joined(separator: ", ")
      return try ID.fetchSet(
        db,
        sql: "SELECT \(quotedColumn) FROM \(subquery) WHERE \(quotedColumn) IN (\(marks))",
        arguments: arguments + StatementArguments(ids.map { $0 as any DatabaseValueConvertible })
      )
    }
  }
#endif
