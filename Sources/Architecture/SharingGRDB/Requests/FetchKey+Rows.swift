#if SharingGRDB
  import GRDB
  import Sharing

  extension SharedReaderKey {
    /// Returns a key of the rows of a query, of which only the rows that are used are in memory.
    /// The default has no rows.
    ///
    /// ```swift
    /// @SharedReader(.fetchRows(sql: "SELECT * FROM note", orderBy: "name, id"))
    /// var notes: FetchedRows<Note>
    /// ```
    ///
    /// If a fetch fails, the value is unchanged and the error is `$notes.loadError`. A failure of a
    /// page that is read later is reported as an issue, and other rows replace the rows of the
    /// page. The value is fetched again after a second, with the page, so that a permanent failure
    /// is the `loadError`.
    ///
    /// - Parameters:
    ///   - sql: A query without `ORDER BY`, which would make the count slow. Pass the values of the
    ///     query as `arguments`, and never as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - order: The terms of `ORDER BY`: columns of the result, without a prefix such as `a.`,
    ///     and without arguments. No two rows should have the same values, so end with the id.
    ///     Without an index of these columns, each page sorts all rows.
    ///   - id: The name of the column of the ids.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    /// - Returns: The key.
    public static func fetchRows<Record: FetchableRecord & Identifiable & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      orderBy order: String,
      id: String = "id",
      database: (any DatabaseReader)? = nil
    ) -> Self
    where
      Record.ID: DatabaseValueConvertible & Sendable, Self == FetchKey<FetchedRows<Record>>.Default
    {
      fetchRows(
        sql: sql,
        arguments: arguments,
        orderBy: order,
        id: id,
        database: database,
        scheduler: ImmediateScheduler()
      )
    }

    /// Returns a key of the rows of a query, of which only the rows that are used are in memory.
    /// The default has no rows.
    ///
    /// - Parameters:
    ///   - sql: A query without `ORDER BY`. Pass the values of the query as `arguments`, and never
    ///     as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - order: The terms of `ORDER BY`: columns of the result, without a prefix and without
    ///     arguments. No two rows should have the same values.
    ///   - id: The name of the column of the ids.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    ///   - scheduler: The scheduler that determines the thread of updates. The initial value is
    ///     fetched asynchronously, unless the scheduler is immediate.
    /// - Returns: The key.
    public static func fetchRows<Record: FetchableRecord & Identifiable & Sendable>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      orderBy order: String,
      id: String = "id",
      database: (any DatabaseReader)? = nil,
      scheduler: some ValueObservationScheduler
    ) -> Self
    where
      Record.ID: DatabaseValueConvertible & Sendable, Self == FetchKey<FetchedRows<Record>>.Default
    {
      Self[
        FetchKey(
          FetchRows(
            .positions(RowQuery(sql: sql, arguments: arguments, order: order, idColumn: id)),
            in: database
          ),
          database: database,
          scheduler: scheduler
        ),
        default: FetchedRows()
      ]
    }
  }
#endif
