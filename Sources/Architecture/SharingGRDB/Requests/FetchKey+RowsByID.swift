#if SharingGRDB
  import GRDB
  import Sharing

  extension SharedReaderKey {
    /// Returns a key of rows that are found by their ids. All ids are in memory; of the rows, only
    /// those that are used. The default has no rows.
    ///
    /// The key is for searches, and for orders without an index. The search runs once after each
    /// change, and each page is read by the index of the ids:
    ///
    /// ```swift
    /// @SharedReader(
    ///   .fetchRows(
    ///     ids: "SELECT id FROM note WHERE text LIKE '%' || ? || '%' ORDER BY length(text), id",
    ///     arguments: ["milk"],
    ///     rows: "SELECT * FROM note"
    ///   )
    /// ) var notes: FetchedRows<Note>
    /// ```
    ///
    /// If a fetch fails, or an id of the fetched pages has no row, the value is unchanged and the
    /// error is `$notes.loadError`. A failure of a page that is read later is reported as an issue,
    /// and other rows replace the rows of the page. The value is fetched again after a second, with
    /// the page, so that a permanent failure is the `loadError`.
    ///
    /// Complexity: A fetch executes the query of the ids, and reads the rows of the pages in
    /// memory: up to 1,024 rows. The ids need the memory of *n* ids, and of *n* stored values if
    /// GRDB writes the ids in another form. During a fetch, the ids of the earlier value are also
    /// in memory, so the memory is that of 2 *n* ids.
    ///
    /// - Parameters:
    ///   - ids: A query of the ids, with `ORDER BY`. Pass the values of the query as `arguments`,
    ///     and never as a part of `ids`.
    ///   - arguments: The values of the `?` and `:name` in the query of the ids.
    ///   - rows: A query of the rows without a condition, an order and arguments. A condition of
    ///     the ids is added. The query must return a row for each id.
    ///   - id: The name of the column of the ids in `rows`.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    /// - Returns: The key.
    public static func fetchRows<Record: FetchableRecord & Identifiable & Sendable>(
      ids: String,
      arguments: StatementArguments = StatementArguments(),
      rows: String,
      id: String = "id",
      database: (any DatabaseReader)? = nil
    ) -> Self
    where
      Record.ID: DatabaseValueConvertible & Sendable, Self == FetchKey<FetchedRows<Record>>.Default
    {
      fetchRows(
        ids: ids,
        arguments: arguments,
        rows: rows,
        id: id,
        database: database,
        scheduler: ImmediateScheduler()
      )
    }

    /// Returns a key of rows that are found by their ids. All ids are in memory; of the rows, only
    /// those that are used. The default has no rows.
    ///
    /// - Parameters:
    ///   - ids: A query of the ids, with `ORDER BY`.
    ///   - arguments: The values of the `?` and `:name` in the query of the ids.
    ///   - rows: A query of the rows without a condition, an order and arguments.
    ///   - id: The name of the column of the ids in `rows`.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    ///   - scheduler: The scheduler that determines the thread of updates. The initial value is
    ///     fetched asynchronously, unless the scheduler is immediate.
    /// - Returns: The key.
    public static func fetchRows<Record: FetchableRecord & Identifiable & Sendable>(
      ids: String,
      arguments: StatementArguments = StatementArguments(),
      rows: String,
      id: String = "id",
      database: (any DatabaseReader)? = nil,
      scheduler: some ValueObservationScheduler
    ) -> Self
    where
      Record.ID: DatabaseValueConvertible & Sendable, Self == FetchKey<FetchedRows<Record>>.Default
    {
      let query = IDQuery(sql: ids, arguments: arguments, rowSQL: rows, idColumn: id)
      return Self[
        FetchKey(
          FetchRows(.ids(query), in: database),
          database: database,
          scheduler: scheduler
        ),
        default: FetchedRows()
      ]
    }
  }
#endif
