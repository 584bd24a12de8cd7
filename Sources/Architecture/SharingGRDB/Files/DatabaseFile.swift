#if SharingGRDB
  import Dependencies
  import Foundation
  import GRDB
  import IssueReporting
  import Sharing

  /// The file of a database.
  ///
  /// ```swift
  /// var migrator = DatabaseMigrator()
  /// migrator.registerMigration("Create item") { db in
  ///   try db.create(table: "item") { table in
  ///     table.autoIncrementedPrimaryKey("id")
  ///     table.column("name", .text).notNull()
  ///   }
  /// }
  ///
  /// try prepareDependencies {
  ///   $0.defaultDatabase = try DatabaseFile(app: "org.example.Notes").open(migrator: migrator)
  /// }
  /// ```
  ///
  /// In tests and previews, the database is in memory.
  public struct DatabaseFile: Hashable, Sendable {
    /// The URL of the file.
    public let url: URL

    /// Creates a value for the file at a URL.
    public init(_ url: URL) {
      self.url = url
    }

    /// Creates a value for a file in the folder of an app: `NAME.sqlite` in ``AppFolder/data``.
    ///
    /// - Parameters:
    ///   - app: The application identifier, such as `org.example.Notes`.
    ///   - name: The name of the file without the extension.
    public init(app: String, name: String = "database") {
      url = AppFolder.data.url(of: app).appending(path: "\(name).sqlite")
    }

    /// The configuration of ``open(migrator:configuration:)``: foreign keys are checked, and a
    /// connection waits for the lock of another process for up to five seconds.
    public static var defaultConfiguration: Configuration {
      var configuration = Configuration()
      configuration.foreignKeysEnabled = true
      configuration.busyMode = .timeout(5)
      return configuration
    }

    /// Opens the database and runs the missing migrations. A missing file, and its folder, are
    /// created.
    ///
    /// The journal is a write-ahead log, so that reads and a write don't wait for each other. A
    /// transaction is on the disk when its write returns.
    ///
    /// If the file is damaged, is not a database, or is the database of another program, the file
    /// is renamed, for example to `database.unreadable-2026-11-23T18-05-00Z.sqlite`, an issue is
    /// reported, and a new database is created.
    ///
    /// The function blocks the thread until the migrations are complete.
    ///
    /// - Parameters:
    ///   - migrator: The migrations, which create and change the tables.
    ///   - configuration: The configuration of the connections.
    /// - Returns: The database. In tests and previews, a new database in memory.
    /// - Throws: An error whose description is a message for the user, if the file can't be opened
    ///   or was written by a newer version of the app. The file is then unchanged. If a migration
    ///   throws an error, the changes of the migration are rolled back.
    public func open(
      migrator: DatabaseMigrator,
      configuration: Configuration = defaultConfiguration
    ) throws -> any DatabaseWriter {
      @Dependency(\.context) var context
      guard context == .live else {
        let database = try DatabaseQueue(configuration: configuration)
        try migrator.migrate(database)
        return database
      }
      return try openFile(migrator: migrator, configuration: configuration)
    }

    func openFile(
      migrator: DatabaseMigrator,
      configuration: Configuration
    ) throws -> any DatabaseWriter {
      let path = url.path
      guard url.isFileURL else {
        throw FileFailure(
          url.absoluteString,
          cannotBe: .opened,
          because: "the URL is not of a file"
        )
      }
      // Processes that start at the same time do not move the new database of each other, and do
      // not run a migration twice.
      return try FileLock.withLock(of: path) {
        do {
          return try openExistingFile(path, migrator, configuration)
        } catch let problem as UnusableDatabase {
          let newPath = try moveAside(path)
          reportIssue(
            """
            \(path) \(problem.description).
            The file was moved to \(newPath), and a new database was created.
            """
          )
          return try openExistingFile(path, migrator, configuration)
        }
      }
    }

    private func openExistingFile(
      _ path: String,
      _ migrator: DatabaseMigrator,
      _ configuration: Configuration
    ) throws -> any DatabaseWriter {
      do {
        let database = try DatabasePool(path: path, configuration: configuration)
        // GRDB selects NORMAL for a write-ahead log, with which a power failure can remove the last
        // transactions.
        try database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
        try check(database, migrator)
        try migrator.migrate(database)
        return database
      } catch let error as DatabaseError {
        switch error.resultCode {
        case .SQLITE_CORRUPT: throw UnusableDatabase.damaged
        case .SQLITE_NOTADB: throw UnusableDatabase.notADatabase
        default: throw DatabaseFailure(error, path: path, operation: .opened)
        }
      }
    }

    /// Checks that the tables are those of the app.
    private func check(_ database: DatabasePool, _ migrator: DatabaseMigrator) throws {
      try database.read { db in
        let names = try String.fetchAll(
          db,
          sql: "SELECT name FROM sqlite_schema WHERE type = 'table'"
        )
        guard !names.isEmpty else { return }
        guard names.contains("grdb_migrations") else { throw UnusableDatabase.foreign }
        let applied = try migrator.appliedIdentifiers(db)
        let isOfApp = !applied.isDisjoint(with: migrator.migrations)
        guard isOfApp || applied.isEmpty else { throw UnusableDatabase.foreign }
        if try migrator.hasBeenSuperseded(db) {
          throw FileFailure(
            database.path,
            cannotBe: .opened,
            because: "the file was written by a newer version of the app"
          )
        }
      }
    }

    /// Renames the files of the database.
    ///
    /// - Returns: The new path of the file.
    private func moveAside(_ path: String) throws -> String {
      let date = Date()
      // Before the file itself: SQLite would apply the log to the new database.
      if FileManager.default.fileExists(atPath: path + "-wal") {
        _ = try DurableFile(path: path + "-wal").moveAside(at: date)
      }
      // The index of the log is created again by SQLite.
      unlink(path + "-shm")
      return try DurableFile(path: path).moveAside(at: date)
    }
  }

  /// The reason for which a file is moved aside.
  private enum UnusableDatabase: Error {
    case damaged, notADatabase, foreign

    var description: String {
      switch self {
      case .damaged: "is damaged"
      case .notADatabase: "is not a database"
      case .foreign: "is the database of another program"
      }
    }
  }
#endif
