#if SharingGRDB
  import GRDB
  import Sharing

  extension SharedReaderKey {
    /// Returns a key of all rows of a query. The default is an empty array.
    ///
    /// ```swift
    /// @SharedReader(.fetchAll(sql: "SELECT * FROM note WHERE isFavorite")) var favorites: [Note]
    /// ```
    ///
    /// The query is executed again after each transaction that changes a table of the query. If the
    /// query fails, the value is unchanged and the error is `$favorites.loadError`.
    ///
    /// The value has an element for each row, so limit the number of rows of a query of a large
    /// table.
    ///
    /// - Parameters:
    ///   - sql: A query. Pass the values of the query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    /// - Returns: The key.
    public static func fetchAll<Record: FetchableRecord & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      database: (any DatabaseReader)? = nil
    ) -> Self
    where Self == FetchKey<[Record]>.Default {
      Self[
        FetchKey(
          FetchAllRecords(sql: sql, arguments: arguments),
          database: database
        ),
        default: []
      ]
    }

    /// Returns a key of all rows of a query. The default is an empty array.
    ///
    /// - Parameters:
    ///   - sql: A query. Pass the values of the query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    ///   - scheduler: The scheduler that determines the thread of updates. The initial value is
    ///     fetched asynchronously, unless the scheduler is immediate.
    /// - Returns: The key.
    public static func fetchAll<Record: FetchableRecord & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      database: (any DatabaseReader)? = nil,
      scheduler: some ValueObservationScheduler
    ) -> Self
    where Self == FetchKey<[Record]>.Default {
      Self[
        FetchKey(
          FetchAllRecords(sql: sql, arguments: arguments),
          database: database,
          scheduler: scheduler
        ),
        default: []
      ]
    }

    /// Returns a key of the first column of all rows of a query. The default is an empty array.
    ///
    /// ```swift
    /// @SharedReader(.fetchAll(sql: "SELECT name FROM item ORDER BY name")) var names: [String]
    /// ```
    ///
    /// - Parameters:
    ///   - sql: A query. Pass the values of the query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    /// - Returns: The key.
    public static func fetchAll<Value: DatabaseValueConvertible & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      database: (any DatabaseReader)? = nil
    ) -> Self
    where Self == FetchKey<[Value]>.Default {
      Self[
        FetchKey(
          FetchAllValues(sql: sql, arguments: arguments),
          database: database
        ),
        default: []
      ]
    }

    /// Returns a key of the first column of all rows of a query. The default is an empty array.
    ///
    /// - Parameters:
    ///   - sql: A query. Pass the values of the query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    ///   - scheduler: The scheduler that determines the thread of updates. The initial value is
    ///     fetched asynchronously, unless the scheduler is immediate.
    /// - Returns: The key.
    public static func fetchAll<Value: DatabaseValueConvertible & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      database: (any DatabaseReader)? = nil,
      scheduler: some ValueObservationScheduler
    ) -> Self
    where Self == FetchKey<[Value]>.Default {
      Self[
        FetchKey(
          FetchAllValues(sql: sql, arguments: arguments),
          database: database,
          scheduler: scheduler
        ),
        default: []
      ]
    }
  }

  /// A request for all rows of a query, as records.
  private struct FetchAllRecords<Record: FetchableRecord & Sendable>: FetchKeyRequest {
    let sql: String
    let arguments: StatementArguments

    func fetch(_ db: Database) throws -> [Record] {
      try Record.fetchAll(db, sql: sql, arguments: arguments)
    }
  }

  /// A request for the first column of all rows of a query.
  private struct FetchAllValues<Element: DatabaseValueConvertible & Sendable>: FetchKeyRequest {
    let sql: String
    let arguments: StatementArguments

    func fetch(_ db: Database) throws -> [Element] {
      try Element.fetchAll(db, sql: sql, arguments: arguments)
    }
  }
#endif
