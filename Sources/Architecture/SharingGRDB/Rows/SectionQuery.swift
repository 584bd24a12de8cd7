#if SharingGRDB
  import Foundation
  import GRDB

  /// A query whose rows are divided into sections.
  struct SectionQuery: Hashable, Sendable {
    /// The query of the rows, in the order of the sections.
    let rows: RowQuery
    /// The expression whose values are the keys of the sections.
    private let key: String
    /// The term of `ORDER BY` that orders the sections.
    private let term: String

    /// Creates a query.
    ///
    /// - Parameters:
    ///   - sql: The query of the rows, without an order.
    ///   - arguments: The arguments of the query.
    ///   - term: The term of `ORDER BY` that orders the sections.
    ///   - order: The terms that order the rows of a section.
    ///   - idColumn: The name of the column of the ids.
    init(
      sql: String,
      arguments: StatementArguments,
      term: String,
      order: String,
      idColumn: String
    ) {
      rows = RowQuery(
        sql: sql,
        arguments: arguments,
        order: "\(term), \(order)",
        idColumn: idColumn
      )
      key = Self.expression(of: term)
      self.term = term
    }

    /// Returns the key and the number of rows of each section, in order.
    ///
    /// - Throws: An error of the database, or an error if a value is not a key.
    func sections<Key: DatabaseValueConvertible>(
      _ db: Database
    ) throws -> [(key: Key, count: Int)] {
      let groups = try Row.fetchCursor(
        db,
        sql: """
          SELECT \(key), count(*) FROM \(rows.subquery) GROUP BY \(key) ORDER BY \(term)
          """,
        arguments: rows.arguments
      )
      var sections: [(key: Key, count: Int)] = []
      while let group = try groups.next() {
        let value: DatabaseValue = group[0]
        guard let key = Key.fromDatabaseValue(value) else {
          throw InvalidSectionKey(value: value, term: term, type: Key.self)
        }
        sections.append((key, group[1]))
      }
      return sections
    }

    /// Returns the expression of a term of `ORDER BY`, without the direction.
    private static func expression(of term: String) -> String {
      var words = term.split(whereSeparator: \.isWhitespace)
      func endsWith(_ word: String) -> Bool { words.last?.uppercased() == word }
      if words.count > 2, endsWith("FIRST") || endsWith("LAST"),
        words[words.count - 2].uppercased() == "NULLS"
      {
        words.removeLast(2)
      }
      if words.count > 1, endsWith("ASC") || endsWith("DESC") { words.removeLast() }
      return words.last.map { String(term[..<$0.endIndex]) } ?? term
    }
  }

  /// The error of a value that is not a key of a section, such as `NULL`.
  struct InvalidSectionKey: Error, CustomStringConvertible, LocalizedError {
    let value: DatabaseValue
    let term: String
    let type: Any.Type

    var description: String {
      """
      The value \(value) of '\(term)' is not a key of a section (\(type)). If the value can be \
      NULL, the type of the keys must be an optional type.
      """
    }

    var errorDescription: String? { description }
  }
#endif
