#if SharingGRDB
  import GRDB
  import Sharing

  extension SharedReaderKey {
    /// Returns a key of the first column of the first row of a query.
    ///
    /// ```swift
    /// @SharedReader(.fetchOne(sql: "SELECT count(*) FROM item")) var count = 0
    /// ```
    ///
    /// If the query has no row, the value is unchanged and the error is ``NotFound``.
    ///
    /// - Parameters:
    ///   - sql: A query. Pass the values of the query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    /// - Returns: The key.
    public static func fetchOne<Value: DatabaseValueConvertible & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      database: (any DatabaseReader)? = nil
    ) -> Self
    where Self == FetchKey<Value> {
      FetchKey(FetchOneValue(sql: sql, arguments: arguments), database: database)
    }

    /// Returns a key of the first column of the first row of a query.
    ///
    /// - Parameters:
    ///   - sql: A query. Pass the values of the query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    ///   - scheduler: The scheduler that determines the thread of updates. The initial value is
    ///     fetched asynchronously, unless the scheduler is immediate.
    /// - Returns: The key.
    public static func fetchOne<Value: DatabaseValueConvertible & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      database: (any DatabaseReader)? = nil,
      scheduler: some ValueObservationScheduler
    ) -> Self
    where Self == FetchKey<Value> {
      FetchKey(
        FetchOneValue(sql: sql, arguments: arguments),
        database: database,
        scheduler: scheduler
      )
    }

    /// Returns a key of the first row of a query.
    ///
    /// If the query has no row, the value is unchanged and the error is ``NotFound``.
    ///
    /// - Parameters:
    ///   - sql: A query. Pass the values of the query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    /// - Returns: The key.
    public static func fetchOne<Record: FetchableRecord & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      database: (any DatabaseReader)? = nil
    ) -> Self
    where Self == FetchKey<Record> {
      FetchKey(FetchOneRecord(sql: sql, arguments: arguments), database: database)
    }

    /// Returns a key of the first row of a query.
    ///
    /// - Parameters:
    ///   - sql: A query. Pass the values of the query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    ///   - scheduler: The scheduler that determines the thread of updates. The initial value is
    ///     fetched asynchronously, unless the scheduler is immediate.
    /// - Returns: The key.
    public static func fetchOne<Record: FetchableRecord & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      database: (any DatabaseReader)? = nil,
      scheduler: some ValueObservationScheduler
    ) -> Self
    where Self == FetchKey<Record> {
      FetchKey(
        FetchOneRecord(sql: sql, arguments: arguments),
        database: database,
        scheduler: scheduler
      )
    }

    /// Returns a key of the first column of the first row of a query, or of `nil` if the query has
    /// no row.
    ///
    /// - Parameters:
    ///   - sql: A query. Pass the values of the query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    /// - Returns: The key.
    public static func fetchOne<Value: DatabaseValueConvertible & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      database: (any DatabaseReader)? = nil
    ) -> Self
    where Self == FetchKey<Value?> {
      FetchKey(FetchOptionalValue(sql: sql, arguments: arguments), database: database)
    }

    /// Returns a key of the first column of the first row of a query, or of `nil` if the query has
    /// no row.
    ///
    /// - Parameters:
    ///   - sql: A query. Pass the values of the query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    ///   - scheduler: The scheduler that determines the thread of updates. The initial value is
    ///     fetched asynchronously, unless the scheduler is immediate.
    /// - Returns: The key.
    public static func fetchOne<Value: DatabaseValueConvertible & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      database: (any DatabaseReader)? = nil,
      scheduler: some ValueObservationScheduler
    ) -> Self
    where Self == FetchKey<Value?> {
      FetchKey(
        FetchOptionalValue(sql: sql, arguments: arguments),
        database: database,
        scheduler: scheduler
      )
    }

    /// Returns a key of the first row of a query, or `nil` if the query has no row.
    ///
    /// - Parameters:
    ///   - sql: A query. Pass the values of the query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    /// - Returns: The key.
    public static func fetchOne<Record: FetchableRecord & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      database: (any DatabaseReader)? = nil
    ) -> Self
    where Self == FetchKey<Record?> {
      FetchKey(FetchOptionalRecord(sql: sql, arguments: arguments), database: database)
    }

    /// Returns a key of the first row of a query, or `nil` if the query has no row.
    ///
    /// - Parameters:
    ///   - sql: A query. Pass the values of the query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    ///   - scheduler: The scheduler that determines the thread of updates. The initial value is
    ///     fetched asynchronously, unless the scheduler is immediate.
    /// - Returns: The key.
    public static func fetchOne<Record: FetchableRecord & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      database: (any DatabaseReader)? = nil,
      scheduler: some ValueObservationScheduler
    ) -> Self
    where Self == FetchKey<Record?> {
      FetchKey(
        FetchOptionalRecord(sql: sql, arguments: arguments),
        database: database,
        scheduler: scheduler
      )
    }
  }

  /// A request for the first column of the first row of a query.
  private struct FetchOneValue<Element: DatabaseValueConvertible & Sendable>: FetchKeyRequest {
    let sql: String
    let arguments: StatementArguments

    func fetch(_ db: Database) throws -> Element {
      guard let value = try Element.fetchOne(db, sql: sql, arguments: arguments) else {
        throw NotFound()
      }
      return value
    }
  }

  /// A request for the first row of a query.
  private struct FetchOneRecord<Element: FetchableRecord & Sendable>: FetchKeyRequest {
    let sql: String
    let arguments: StatementArguments

    func fetch(_ db: Database) throws -> Element {
      guard let value = try Element.fetchOne(db, sql: sql, arguments: arguments) else {
        throw NotFound()
      }
      return value
    }
  }

  /// A request for the first column of the first row of a query, if the query has a row.
  private struct FetchOptionalValue<Element: DatabaseValueConvertible & Sendable>: FetchKeyRequest {
    let sql: String
    let arguments: StatementArguments

    func fetch(_ db: Database) throws -> Element? {
      try Element.fetchOne(db, sql: sql, arguments: arguments)
    }
  }

  /// A request for the first row of a query, if the query has a row.
  private struct FetchOptionalRecord<Element: FetchableRecord & Sendable>: FetchKeyRequest {
    let sql: String
    let arguments: StatementArguments

    func fetch(_ db: Database) throws -> Element? {
      try Element.fetchOne(db, sql: sql, arguments: arguments)
    }
  }
#endif
