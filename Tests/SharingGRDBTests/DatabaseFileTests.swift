#if SharingGRDB
  import Dependencies
  import Foundation
  import GRDB
  import Sharing
  import TestSupport
  import XCTest

  @testable import SharingGRDB

  final class DatabaseFileTests: XCTestCase {
    private var folder = URL(filePath: "/")
    private var url: URL { folder.appending(path: "items/items.sqlite") }

    override func setUpWithError() throws {
      folder = try makeTemporaryFolder()
    }

    private func open(
      _ migrator: DatabaseMigrator = Item.migrator,
      mergedMigrations: Set<String> = [],
      configuration: Configuration = DatabaseFile.defaultConfiguration
    ) throws -> any DatabaseWriter {
      try DatabaseFile(url).openFile(
        migrator: migrator,
        mergedMigrations: mergedMigrations,
        configuration: configuration
      )
    }

    private func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
        .filter { !$0.hasPrefix(".") && !$0.hasSuffix("-shm") && !$0.hasSuffix("-wal") }
        .sorted()
    }

    private func write(_ data: Data) throws {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try data.write(to: url)
    }

    /// Opens a file that is expected to be moved aside.
    ///
    /// - Returns: The message of the issue, and the path of the file that was moved.
    private func openMovingAside(line: UInt = #line) throws -> (message: String, moved: URL) {
      var count: Int?
      let messages = try recordMessages {
        let database = try open()
        count = try database.read { try Item.fetchCount($0) }
        try database.close()
      }
      XCTAssertEqual(count, 0, line: line)
      XCTAssertEqual(messages.count, 1, line: line)
      let names = try names()
      XCTAssertEqual(names.count, 2, "\(names)", line: line)
      let name = try XCTUnwrap(names.first { $0 != "items.sqlite" }, line: line)
      XCTAssertTrue(name.hasPrefix("items.unreadable-"), name, line: line)
      XCTAssertTrue(name.hasSuffix("Z.sqlite"), name, line: line)
      return (messages.joined(), url.deletingLastPathComponent().appending(path: name))
    }

    func testAppFileIsInTheDataFolder() {
      XCTAssertEqual(
        DatabaseFile(app: "org.example.Items").url,
        AppFolder.data.url(of: "org.example.Items").appending(path: "database.sqlite")
      )
      XCTAssertEqual(
        DatabaseFile(app: "org.example.Items", name: "items").url.lastPathComponent,
        "items.sqlite"
      )
    }

    func testAMissingFileIsCreatedWithAWriteAheadLogAndSynchronousWrites() throws {
      let database = try open()
      try database.write { try Item(id: 1, name: "Blob").insert($0) }
      try database.read { db in
        XCTAssertEqual(try String.fetchOne(db, sql: "PRAGMA journal_mode"), "wal")
        XCTAssertEqual(try Bool.fetchOne(db, sql: "PRAGMA foreign_keys"), true)
      }
      try database.writeWithoutTransaction { db in
        // 2 is FULL: https://www.sqlite.org/pragma.html#pragma_synchronous
        XCTAssertEqual(try Int.fetchOne(db, sql: "PRAGMA synchronous"), 2)
      }
      try database.close()
      XCTAssertEqual(try open().read { try Item.fetchAll($0) }, [Item(id: 1, name: "Blob")])
    }

    func testMissingMigrationsAreRun() throws {
      try open().write { try Item(id: 1, name: "Blob").insert($0) }
      var migrator = Item.migrator
      migrator.registerMigration("Add colour") { db in
        try db.execute(sql: "ALTER TABLE item ADD COLUMN color TEXT NOT NULL DEFAULT 'red'")
      }
      let colors = try open(migrator).read {
        try String.fetchAll($0, sql: "SELECT color FROM item")
      }
      XCTAssertEqual(colors, ["red"])
    }

    func testAMigrationThatFailsChangesNothing() throws {
      try open().write { try Item(id: 1, name: "Blob").insert($0) }
      var migrator = Item.migrator
      migrator.registerMigration("Fail") { db in
        try db.execute(sql: "DELETE FROM item; DELETE FROM missing")
      }
      XCTAssertThrowsError(try open(migrator)) { error in
        XCTAssertTrue("\(error)".contains("no such table: missing"), "\(error)")
      }
      XCTAssertEqual(try open().read { try Item.fetchCount($0) }, 1)
      XCTAssertEqual(try names(), ["items.sqlite"])
    }

    func testAFileOfANewerVersionIsNotChanged() throws {
      var newer = Item.migrator
      newer.registerMigration("Newer") { _ in }
      try open(newer).close()
      let data = try Data(contentsOf: url)
      // The version has a migration that the newer version does not have.
      var branch = Item.migrator
      branch.registerMigration("Branch") { try $0.execute(sql: "DROP TABLE item") }
      for migrator in [Item.migrator, branch] {
        XCTAssertThrowsError(try open(migrator)) { error in
          XCTAssertEqual(
            "\(error)",
            "\(url.path) can't be opened: the file was written by a newer version of the app, with "
              + "the migrations Newer."
          )
        }
      }
      XCTAssertEqual(try Data(contentsOf: url), data)
      XCTAssertEqual(try names(), ["items.sqlite"])
      XCTAssertNoThrow(try open(newer))
    }

    func testFilesKeepTheirNamesIfTheDatabaseCannotBeMovedAside() throws {
      let folder = url.deletingLastPathComponent()
      // A folder can't replace the file that reserves the new name.
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for suffix in ["-wal", "-shm"] {
        try Data(suffix.utf8).write(to: URL(filePath: url.path + suffix))
      }
      XCTAssertThrowsError(try DatabaseFiles(path: url.path).moveAside()) { error in
        XCTAssertTrue("\(error)".hasPrefix("\(url.path) can't be moved aside:"), "\(error)")
      }
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(),
        ["items.sqlite", "items.sqlite-shm", "items.sqlite-wal"]
      )
    }

    func testAFileThatIsNotADatabaseIsMovedAsideAndReported() throws {
      let text = String(repeating: "Dear diary. ", count: 100)
      try write(Data(text.utf8))
      let (message, moved) = try openMovingAside()
      XCTAssertTrue(message.contains("items.sqlite is not a database."), message)
      XCTAssertTrue(message.contains("The file was moved to \(moved.path)"), message)
      XCTAssertEqual(try String(contentsOf: moved, encoding: .utf8), text)
    }

    func testReplacementOfAFileIsPassedToTheCallbackAndNotReported() throws {
      try write(Data(String(repeating: "Dear diary. ", count: 100).utf8))
      var replacements: [DatabaseReplacement] = []
      let issues = try recordMessages {
        for _ in 1...2 {
          let database = try DatabaseFile(url).openFile(migrator: Item.migrator) {
            replacements.append($0)
          }
          try database.close()
        }
      }
      XCTAssertEqual(issues, [])
      let replacement = try XCTUnwrap(replacements.first)
      XCTAssertEqual(replacements.count, 1, "The new database is not replaced.")
      XCTAssertEqual(replacement.path, url.path)
      XCTAssertEqual(replacement.reason, "is not a database")
      XCTAssertTrue(FileManager.default.fileExists(atPath: replacement.movedTo))
      XCTAssertEqual(
        "\(replacement)",
        """
        \(url.path) is not a database. The file was moved to \(replacement.movedTo), and a new \
        database was created.
        """
      )
    }

    func testADamagedDatabaseIsMovedAsideAndReported() throws {
      let database = try open()
      try database.write { db in
        for id in 1...2_000 { try Item(id: id, name: "Item \(id)").insert(db) }
      }
      try database.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      try database.close()
      var data = try Data(contentsOf: url)
      // The header of the file remains, and the first page of the schema is damaged.
      for index in 100..<4_096 { data[index] = UInt8(index % 251) }
      try data.write(to: url)
      let (message, moved) = try openMovingAside()
      XCTAssertTrue(message.contains("items.sqlite is damaged."), message)
      XCTAssertEqual(try Data(contentsOf: moved), data)
    }

    func testADatabaseWithADamagedPageOfRowsIsMovedAsideAndReported() throws {
      let database = try open()
      try database.write { db in
        for id in 1...2_000 { try Item(id: id, name: "Item \(id)").insert(db) }
      }
      try database.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      try database.close()
      var data = try Data(contentsOf: url)
      // The schema remains, and a page in the middle of the rows is damaged.
      let page = data.count / 4_096 / 2 * 4_096
      for index in page..<page + 4_096 { data[index] = 0xFF }
      try data.write(to: url)
      let (message, moved) = try openMovingAside()
      XCTAssertTrue(message.contains("items.sqlite is damaged."), message)
      XCTAssertEqual(try Data(contentsOf: moved), data)
    }

    func testADatabaseWithValuesThatViolateAConstraintIsOpened() throws {
      let database = try open()
      try database.writeWithoutTransaction { db in
        try Item(id: 1, name: "Blob").insert(db)
        try db.execute(
          sql: """
            CREATE TABLE part (number INTEGER CHECK (number > 0));
            PRAGMA ignore_check_constraints = ON;
            INSERT INTO part VALUES (-1);
            """
        )
      }
      try database.close()
      let messages = try recordMessages {
        let database = try open()
        XCTAssertEqual(try database.read { try Item.fetchCount($0) }, 1)
        try database.close()
      }
      XCTAssertEqual(messages, [])
    }

    func testTheDatabaseOfAnotherProgramIsMovedAsideWithItsLog() throws {
      try write(Data())
      var configuration = Configuration()
      configuration.journalMode = .wal
      let other = try DatabaseQueue(path: url.path, configuration: configuration)
      try other.write { try $0.execute(sql: "CREATE TABLE item (id INTEGER)") }
      try other.write { try $0.execute(sql: "INSERT INTO item VALUES (42)") }
      // The other program is running, and the row is only in the log.
      let (message, moved) = try openMovingAside()
      XCTAssertTrue(message.contains("items.sqlite is the database of another program."), message)
      try other.write { try $0.execute(sql: "INSERT INTO item VALUES (43)") }
      let rows = try DatabaseQueue(path: moved.path).read {
        try Int.fetchAll($0, sql: "SELECT id FROM item")
      }
      XCTAssertEqual(rows, [42, 43])
    }

    func testADatabaseWithTheMigrationsOfAnotherAppIsNotChanged() throws {
      var migrator = DatabaseMigrator()
      migrator.registerMigration("Create player") {
        try $0.create(table: "player") { $0.column("a") }
      }
      let other = try open(migrator)
      try other.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
      try other.close()
      let data = try Data(contentsOf: url)
      XCTAssertThrowsError(try open()) { error in
        XCTAssertEqual(
          "\(error)",
          "\(url.path) can't be opened: the file was written by another app or version, with the "
            + "migrations Create player."
        )
      }
      XCTAssertEqual(try Data(contentsOf: url), data)
      XCTAssertEqual(try names(), ["items.sqlite"])
    }

    func testMigrationsThatWereMergedAreKnown() throws {
      try open().write { try Item(id: 1, name: "Blob").insert($0) }
      var sameName = DatabaseMigrator()
      sameName.registerMigration("Create all", merging: ["Create item"]) { _, _ in }
      XCTAssertThrowsError(try open(sameName)) { error in
        XCTAssertTrue("\(error)".contains("with the migrations Create item"), "\(error)")
      }
      let database = try open(sameName, mergedMigrations: ["Create item"])
      XCTAssertEqual(try database.read { try Item.fetchCount($0) }, 1)
    }

    func testASymbolicLinkIsResolved() throws {
      try write(Data())
      let target = folder.appending(path: "target.sqlite")
      try FileManager.default.removeItem(at: url)
      try FileManager.default.createSymbolicLink(at: url, withDestinationURL: target)
      let database = try open()
      XCTAssertEqual(database.path, target.path)
    }

    func testALockedDatabaseIsReportedAndUnchanged() throws {
      var configuration = DatabaseFile.defaultConfiguration
      configuration.allowsUnsafeTransactions = true
      let other = try open(configuration: configuration)
      try other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
      configuration.busyMode = .timeout(0.05)
      let database = try open(configuration: configuration)
      XCTAssertThrowsError(try database.write { try Item(id: 1, name: "Blob").insert($0) }) {
        error in
        XCTAssertEqual(
          DatabaseFailure(error, database: database).description,
          "\(url.path) can't be written: another process has locked the database."
        )
      }
      try other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
      XCTAssertNoThrow(try database.write { try Item(id: 1, name: "Blob").insert($0) })
    }

    func testAFullDatabaseIsReportedAndTheTransactionIsRolledBack() throws {
      var configuration = DatabaseFile.defaultConfiguration
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA max_page_count = 20") }
      let database = try open(configuration: configuration)
      try database.write { try Item(id: 1, name: "Blob").insert($0) }
      XCTAssertThrowsError(
        try database.write { db in
          for id in 2...10_000 { try Item(id: id, name: "Item \(id)").insert(db) }
        }
      ) { error in
        XCTAssertEqual(
          DatabaseFailure(error, database: database).description,
          "\(url.path) can't be written: there is no space left on the disk."
        )
      }
      XCTAssertEqual(try database.read { try Item.fetchCount($0) }, 1)
    }

    func testAFileThatCannotBeCreatedIsAnError() throws {
      try write(Data())
      let file = DatabaseFile(url.appending(path: "below/a/file.sqlite"))
      XCTAssertThrowsError(
        try file.openFile(migrator: Item.migrator)
      ) { error in
        XCTAssertTrue("\(error)".contains("is a file and not a folder"), "\(error)")
      }
    }

    func testOnlyTheUserCanAccessANewDatabaseAndItsLog() throws {
      let mask = umask(0o022)
      defer { umask(mask) }
      let database = try open()
      defer { try? database.close() }
      for suffix in ["", "-wal", "-shm"] {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path + suffix)
        XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600, suffix)
      }
    }

    func testPermissionsOfAnExistingDatabaseAreKept() throws {
      try open().close()
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: url.path)
      try open().close()
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o640)
    }

    func testANamedPipeOrAFolderIsAnErrorAtOnceAndUnchanged() throws {
      try write(Data())
      try FileManager.default.removeItem(at: url)
      XCTAssertEqual(mkfifo(url.path, 0o600), 0)
      XCTAssertThrowsError(try open()) {
        XCTAssertEqual("\($0)", "\(url.path) can't be opened: the path is not a regular file.")
      }
      XCTAssertEqual(try names(), ["items.sqlite"])
      try FileManager.default.removeItem(at: url)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      XCTAssertThrowsError(try open()) {
        XCTAssertTrue("\($0)".hasPrefix("\(url.path) can't be opened: "), "\($0)")
      }
      XCTAssertEqual(try names(), ["items.sqlite"])
    }

    func testProcessesThatOpenADatabaseAtTheSameTimeCreateItOnce() throws {
      let file = DatabaseFile(url)
      let errors = recordMessages {
        DispatchQueue.concurrentPerform(iterations: 8) { index in
          do {
            let database = try file.openFile(migrator: Item.migrator)
            try database.write { try Item(id: index, name: "\(index)").insert($0) }
          } catch {
            XCTFail("\(error)")
          }
        }
      }
      XCTAssertEqual(errors, [])
      XCTAssertEqual(try open().read { try Item.fetchCount($0) }, 8)
    }
  }
#endif
