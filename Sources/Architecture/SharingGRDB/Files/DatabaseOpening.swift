#if SharingGRDB
  import Foundation
  import GRDB
  import Sharing

  /// The steps that open the file of a database. The caller holds the lock of the file.
  struct DatabaseOpening {
    /// The size of a file in bytes up to which all pages are checked. SQLite checks about 200 MB
    /// per second, and the app waits for the check.
    static let maximumCheckedSize = 64 << 20

    let path: String
    let migrator: DatabaseMigrator
    let mergedMigrations: Set<String>
    let configuration: Configuration

    /// Checks, opens and migrates the database.
    ///
    /// - Throws: `UnusableDatabase` if the file must be moved aside.
    func run() throws -> any DatabaseWriter {
      try DurableFile(path: path).checkType(before: .opened)
      do {
        let isChecked = try checkBeforeWriting()
        createForTheUserOnly()
        let database = try DatabasePool(path: path, configuration: configuration)
        // GRDB selects NORMAL for a write-ahead log, with which a power failure can remove the last
        // transactions.
        try database.writeWithoutTransaction { db in
          try checkCanWrite(db)
          try db.execute(sql: "PRAGMA synchronous = FULL")
        }
        try database.read { db in
          try check(db)
          if !isChecked { try checkPages(db) }
        }
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

    /// Creates an empty file that only the user can access, unless the file exists. The files of
    /// the log get its permissions. SQLite itself would let all users read the file.
    private func createForTheUserOnly() {
      // If this fails, SQLite reports the reason.
      let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 { close(descriptor) }
    }

    /// Checks the file with a connection that can only read, because a connection that can write
    /// changes the journal of the file.
    ///
    /// - Returns: Whether the file was checked. `false` if the file does not exist, or can't be
    ///   read before a recovery, which changes the file.
    private func checkBeforeWriting() throws -> Bool {
      guard FileManager.default.fileExists(atPath: path) else { return false }
      var configuration = Configuration()
      configuration.readonly = true
      configuration.busyMode = self.configuration.busyMode
      do {
        try DatabaseQueue(path: path, configuration: configuration).read { db in
          try check(db)
          try checkPages(db)
        }
        return true
      } catch let error as DatabaseError {
        if [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(error.resultCode) { throw error }
        return false
      }
    }

    /// Checks that the connection can write, unless the app asks for a connection that can't.
    ///
    /// SQLite opens a file that it can't write for reading only. Each write would fail as long as
    /// the app runs, even after the user has changed the permissions.
    private func checkCanWrite(_ db: Database) throws {
      guard !configuration.readonly else { return }
      do {
        try db.beginTransaction(.immediate)
        try db.rollback()
      } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
        // Another process can write, so this one can, too.
      }
    }

    /// Checks that the tables can be those of the app.
    private func check(_ db: Database) throws {
      let names = try String.fetchAll(
        db,
        sql: "SELECT name FROM sqlite_schema WHERE type = 'table'"
      )
      guard !names.isEmpty else { return }
      guard names.contains("grdb_migrations") else { throw UnusableDatabase.foreign }
      let applied = try migrator.appliedIdentifiers(db)
      let known = mergedMigrations.union(migrator.migrations)
      // Before any migration, because a migration of this version may not be valid for the tables
      // of another version.
      guard !applied.isSubset(of: known) else { return }
      if applied.isDisjoint(with: known) {
        throw failure(
          "the file was written by another app or version, with the migrations \(list(applied))"
        )
      }
      throw failure(
        """
        the file was written by a newer version of the app, with the migrations \
        \(list(applied.subtracting(known)))
        """
      )
    }

    /// Checks the structure of all pages. Damage outside the schema would otherwise be detected
    /// only when the app reads the damaged page.
    private func checkPages(_ db: Database) throws {
      let size = try Int.fetchOne(
        db,
        sql: "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
      )
      guard let size, size <= Self.maximumCheckedSize else { return }
      let problems: [String]
      do {
        problems = try String.fetchAll(db, sql: "PRAGMA quick_check")
      } catch let error as DatabaseError where error.resultCode != .SQLITE_CORRUPT {
        // The app can read the other pages, and shows the error of the disk.
        return
      }
      guard problems.flatMap({ $0.split(separator: "\n") }).contains(where: isDamage) else {
        return
      }
      throw UnusableDatabase.damaged
    }

    /// Whether a line of SQLite's check means that rows can't be read. Other lines are about unused
    /// pages, about an index that can be rebuilt, and about values that violate a constraint.
    private func isDamage(_ line: Substring) -> Bool {
      let harmless = [
        "ok", "*** in database", "CHECK constraint", " value in ", "never used", "Freelist:",
        "inverted index",
      ]
      return !harmless.contains { line.contains($0) }
    }

    private func list(_ identifiers: Set<String>) -> String {
      identifiers.sorted().joined(separator: ", ")
    }

    private func failure(_ reason: String) -> FileFailure {
      FileFailure(path, cannotBe: .opened, because: reason)
    }
  }

  /// The reason for which a file is moved aside.
  enum UnusableDatabase: Error, CustomStringConvertible {
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
