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

    /// Creates a value for a file in the folder of an app: `NAME.sqlite` in
    /// ``/Sharing/AppFolder/data``.
    ///
    /// - Parameters:
    ///   - app: The application identifier, such as `org.example.Notes`.
    ///   - name: The name of the file without the extension.
    public init(app: String, name: String = "database") {
      url = AppFolder.data.url(of: app).appending(path: "\(name).sqlite")
    }

    /// The default configuration of an opened database: foreign keys are checked, and a connection
    /// waits for the lock of another process for up to five seconds.
    public static var defaultConfiguration: Configuration {
      var configuration = Configuration()
      configuration.foreignKeysEnabled = true
      configuration.busyMode = .timeout(5)
      return configuration
    }

    /// Opens the database and runs the missing migrations. A missing file, and its folder, are
    /// created. Only the user can access them.
    ///
    /// The journal is a write-ahead log, so that reads and a write don't wait for each other. A
    /// transaction is on the disk when its write returns.
    ///
    /// If the file is damaged, is not a database, or has tables but no migrations, the file is
    /// renamed, for example to `database.unreadable-2026-11-23T18-05-00Z.sqlite`, and a new
    /// database is created. Other programs must not use the file while the file is opened.
    ///
    /// All pages of a file of up to 64 MB are checked. The check needs about 5 ms per megabyte.
    /// Damage in a larger file is detected when the damaged page is read.
    ///
    /// The function blocks the thread until the migrations are complete.
    ///
    /// - Parameters:
    ///   - migrator: The migrations, which create and change the tables.
    ///   - mergedMigrations: The identifiers of all earlier migrations that were merged into a
    ///     migration with another identifier. A file with an unknown migration is not opened.
    ///   - configuration: The configuration of the connections.
    ///   - onReplacement: Called when an unusable file was replaced, so that the app can inform the
    ///     user. By default, an issue is reported.
    /// - Returns: The database. In tests and previews, a new database in memory.
    /// - Throws: An error whose description is a message for the user, if the file can't be opened,
    ///   can't be written although the configuration isn't `readonly`, or has a migration that this
    ///   version of the app does not know. No migration is then run, and the tables are unchanged.
    ///   If a migration throws an error, the changes of the migration are rolled back.
    public func open(
      migrator: DatabaseMigrator,
      mergedMigrations: Set<String> = [],
      configuration: Configuration = defaultConfiguration,
      onReplacement: (DatabaseReplacement) -> Void = { reportIssue("\($0)") }
    ) throws -> any DatabaseWriter {
      @Dependency(\.context) var context
      guard context == .live else {
        let database = try DatabaseQueue(configuration: configuration)
        try migrator.migrate(database)
        return database
      }
      return try openFile(
        migrator: migrator,
        mergedMigrations: mergedMigrations,
        configuration: configuration,
        onReplacement: onReplacement
      )
    }

    func openFile(
      migrator: DatabaseMigrator,
      mergedMigrations: Set<String> = [],
      configuration: Configuration = defaultConfiguration,
      onReplacement: (DatabaseReplacement) -> Void = { reportIssue("\($0)") }
    ) throws -> any DatabaseWriter {
      guard url.isFileURL else {
        throw FileFailure(
          url.absoluteString,
          cannotBe: .opened,
          because: "the URL is not of a file"
        )
      }
      // SQLite creates the log beside the target of a symbolic link.
      let opening = DatabaseOpening(
        path: SymbolicLinks.chain(from: url.path)?.last ?? url.path,
        migrator: migrator,
        mergedMigrations: mergedMigrations,
        configuration: configuration
      )
      // Processes that start at the same time do not move the new database of each other, and do
      // not run a migration twice.
      return try FileLock.withLock(of: opening.path) {
        do {
          return try opening.run()
        } catch let problem as UnusableDatabase {
          let newPath = try DatabaseFiles(path: opening.path).moveAside()
          let database = try opening.run()
          onReplacement(
            DatabaseReplacement(
              path: opening.path,
              movedTo: newPath,
              reason: problem.description
            )
          )
          return database
        }
      }
    }
  }
#endif
