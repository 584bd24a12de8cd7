#if SharingGRDB
  import ConcurrencyExtras
  import Dependencies
  import GRDB
  import IssueReporting
  import Sharing
  import SharingGRDB
  import TestSupport
  import XCTest

  final class DefaultDatabaseTests: XCTestCase {
    func testADatabaseThatIsNotSetIsReportedAndEmpty() throws {
      @Dependency(\.defaultDatabase) var database
      var path: String?
      let messages = recordMessages { path = database.path }
      XCTAssertEqual(path, ":memory:")
      XCTAssertEqual(messages.count, 1)
      XCTAssertTrue(
        messages.first?.contains("The default database was used, but was not set") == true,
        "\(messages)"
      )
    }

    func testKeysWithoutADatabaseFetchNothingAndAreReportedOnce() async throws {
      struct Counting: FetchKeyRequest {
        static let count = LockIsolated(0)

        func fetch(_ db: Database) throws -> [Int] {
          Self.count.withValue { $0 += 1 }
          return try Int.fetchAll(db, sql: "SELECT id FROM missing")
        }
      }
      let recorder = IssueRecorder()
      try await withIssueReporters([recorder]) {
        @SharedReader(.fetch(Counting())) var numbers = [7]
        @SharedReader(.fetchAll(sql: "SELECT name FROM missing")) var names = ["default"]
        try await $numbers.load()
        XCTAssertEqual(numbers, [7])
        XCTAssertEqual(names, ["default"])
        XCTAssertFalse($names.isLoading)
        XCTAssertNil($names.loadError)
      }
      XCTAssertEqual(recorder.messages.count, 1, "\(recorder.messages)")
      XCTAssertEqual(Counting.count.value, 0)
    }

    func testTheDatabaseOfATestIsInMemoryAndMigrated() throws {
      let first = try DatabaseFile(app: "org.example.Items").open(migrator: Item.migrator)
      let second = try DatabaseFile(app: "org.example.Items").open(migrator: Item.migrator)
      try first.write { try Item(id: 1, name: "Blob").insert($0) }
      XCTAssertEqual(try first.read { try Item.fetchCount($0) }, 1)
      XCTAssertEqual(try second.read { try Item.fetchCount($0) }, 0)
      XCTAssertEqual(first.path, ":memory:")
    }

    func testForeignKeysAreChecked() throws {
      let database = try DatabaseFile(app: "org.example.Items").open(migrator: Item.migrator)
      XCTAssertThrowsError(
        try database.write { try $0.execute(sql: "INSERT INTO note (item) VALUES (7)") }
      ) { error in
        let failure = DatabaseFailure(error, database: database)
        XCTAssertEqual(failure.code, .SQLITE_CONSTRAINT)
        XCTAssertEqual(
          failure.description,
          ":memory: can't be written: the change violates a rule of the database (FOREIGN KEY "
            + "constraint failed)."
        )
      }
    }
  }
#endif
