#if SharingGRDB
  import Dependencies
  import GRDB
  import IssueReporting

  extension DependencyValues {
    /// The database of `fetchAll(sql:arguments:database:)` and of the other functions that
    /// create a ``FetchKey``. Set the database when the app starts:
    ///
    /// ```swift
    /// try prepareDependencies {
    ///   $0.defaultDatabase = try DatabaseFile(app: "org.example.Notes").open(migrator: migrator)
    /// }
    /// ```
    ///
    /// The default is an empty database in memory, and the first use of the default is reported as
    /// an issue. Keys without a database then fetch nothing: their values stay the default values.
    public var defaultDatabase: any DatabaseWriter {
      get { self[DefaultDatabaseKey.self].writer }
      set { self[DefaultDatabaseKey.self] = DefaultDatabase(writer: newValue, isSet: true) }
    }

    /// The default database, or `nil` if it was not set, which is reported at its first use.
    var defaultDatabaseIfSet: (any DatabaseWriter)? {
      let database = self[DefaultDatabaseKey.self]
      return database.isSet ? database.writer : nil
    }
  }

  /// The value of the dependency, because an existential can't be the value of a dependency key.
  private struct DefaultDatabase: Sendable {
    let writer: any DatabaseWriter
    let isSet: Bool
  }

  private enum DefaultDatabaseKey: DependencyKey {
    static var liveValue: DefaultDatabase { emptyDatabase() }
    static var previewValue: DefaultDatabase { emptyDatabase() }
    static var testValue: DefaultDatabase { emptyDatabase() }

    private static func emptyDatabase() -> DefaultDatabase {
      reportIssue(
        """
        The default database was used, but was not set. An empty database in memory is used. Set the \
        database when the app starts, or in the test:

            $0.defaultDatabase = try DatabaseFile(app: "org.example.Notes").open(migrator: migrator)
        """
      )
      do {
        return DefaultDatabase(writer: try DatabaseQueue(), isSet: false)
      } catch {
        preconditionFailure("A database in memory can't be created: \(error)")
      }
    }
  }
#endif
