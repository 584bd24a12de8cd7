#if SharingGRDB
  import Foundation
  import GRDB

  /// The reason for which rows can't be found by their ids. The value is then unchanged, and the
  /// failure is its `loadError`.
  struct IDQueryFailure: Error, CustomStringConvertible, LocalizedError {
    let description: String
    var errorDescription: String? { description }

    /// The failure of a value that is not an id, such as `NULL`.
    static func invalidID(_ value: DatabaseValue, _ type: Any.Type, sql: String) -> Self {
      Self(description: "The query '\(sql)' returns \(value), which is not an id (\(type)).")
    }

    /// The failure of an id without a row.
    static func missingRow(_ id: DatabaseValue, _ query: IDQuery) -> Self {
      Self(
        description: """
          The query '\(query.rowSQL)' returns no row with \(query.idColumn) = \(id), which is an \
          id of the query '\(query.sql)'. Each id must have a row.
          """
      )
    }
  }
#endif
