#if SharingGRDB
  import GRDB
  import Sharing

  extension SharedReaderKey {
    /// Returns a key of the rows of a query in sections. Only the rows that are used are in memory.
    /// The default has no sections.
    ///
    /// ```swift
    /// @SharedReader(.fetchRows(sql: "SELECT * FROM note", sectionBy: "day DESC", orderBy: "id"))
    /// var notes: SectionedRows<String, Note>
    /// ```
    ///
    /// The type of the keys can be any type that GRDB reads from a database. If a value of
    /// `sectionBy` can't be read as a key, such as `NULL` as a `String`, the value is unchanged and
    /// the error is `$notes.loadError`. Pages are read, and their failures reported, as by
    /// ``fetchRows(sql:arguments:orderBy:id:database:)``.
    ///
    /// - Parameters:
    ///   - sql: A query without `ORDER BY`. Pass the values of the query as `arguments`, and never
    ///     as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - section: The term of `ORDER BY` whose values are the keys of the sections: a column of
    ///     the result, or an expression of columns, without a prefix such as `a.`, and without
    ///     arguments. The term can end with `DESC`.
    ///   - order: The terms of `ORDER BY` in each section. No two rows of a section should have the
    ///     same values, so end with the id. Without an index of the section and these columns, each
    ///     page sorts all rows.
    ///   - id: The name of the column of the ids.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    /// - Returns: The key.
    public static func fetchRows<Key, Record>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      sectionBy section: String,
      orderBy order: String,
      id: String = "id",
      database: (any DatabaseReader)? = nil
    ) -> Self
    where
      Key: DatabaseValueConvertible & Hashable & Sendable,
      Record: FetchableRecord & Identifiable & Sendable,
      Record.ID: DatabaseValueConvertible & Sendable,
      Self == FetchKey<SectionedRows<Key, Record>>.Default
    {
      fetchRows(
        sql: sql,
        arguments: arguments,
        sectionBy: section,
        orderBy: order,
        id: id,
        database: database,
        scheduler: ImmediateScheduler()
      )
    }

    /// Returns a key of the rows of a query in sections. Only the rows that are used are in memory.
    /// The default has no sections.
    ///
    /// - Parameters:
    ///   - sql: A query without `ORDER BY`. Pass the values of the query as `arguments`, and never
    ///     as a part of `sql`.
    ///   - arguments: The values of the `?` and `:name` in the query.
    ///   - section: The term of `ORDER BY` whose values are the keys of the sections.
    ///   - order: The terms of `ORDER BY` in each section. No two rows of a section should have the
    ///     same values.
    ///   - id: The name of the column of the ids.
    ///   - database: The database, or `nil` for the dependency
    ///     ``Dependencies/DependencyValues/defaultDatabase``.
    ///   - scheduler: The scheduler that determines the thread of updates. The initial value is
    ///     fetched asynchronously, unless the scheduler is immediate.
    /// - Returns: The key.
    public static func fetchRows<Key, Record>(
      sql: String,
      arguments: StatementArguments = StatementArguments(),
      sectionBy section: String,
      orderBy order: String,
      id: String = "id",
      database: (any DatabaseReader)? = nil,
      scheduler: some ValueObservationScheduler
    ) -> Self
    where
      Key: DatabaseValueConvertible & Hashable & Sendable,
      Record: FetchableRecord & Identifiable & Sendable,
      Record.ID: DatabaseValueConvertible & Sendable,
      Self == FetchKey<SectionedRows<Key, Record>>.Default
    {
      let query = SectionQuery(
        sql: sql,
        arguments: arguments,
        term: section,
        order: order,
        idColumn: id
      )
      return Self[
        FetchKey(
          FetchSectionedRows(query, in: database),
          database: database,
          scheduler: scheduler
        ),
        default: SectionedRows()
      ]
    }
  }
#endif
