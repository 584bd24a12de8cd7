#if SharingGRDB
  import ConcurrencyExtras
  import Dependencies
  import Foundation
  import GRDB
  import Sharing
  import TestSupport
  import XCTest

  @testable import SharingGRDB

  final class ExternalChangesTests: DatabaseTestCase {
    private let variable = "SHARING_TEST_FILE"

    private func open(_ url: URL) throws -> any DatabaseWriter {
      try DatabaseFile(url).openFile(
        migrator: Item.migrator,
        configuration: DatabaseFile.defaultConfiguration
      )
    }

    func testAChangeByAnotherProcessIsObserved() throws {
      if let path = ProcessInfo.processInfo.environment[variable] {
        try open(URL(filePath: path)).write { try Item(id: 1, name: "Blob").insert($0) }
        return
      }
      let url = try makeTemporaryFolder().appending(path: "items.sqlite")
      let database = try open(url)
      @SharedReader(.fetchAll(sql: "SELECT * FROM item", database: database)) var items: [Item]
      XCTAssertEqual(items, [])
      setenv(variable, url.path, 1)
      defer { unsetenv(variable) }
      XCTAssertNotNil(try runInNewProcess())
      expect(items, [Item(id: 1, name: "Blob")])
    }

    func testAChangeByAnotherConnectionIsObservedInBothJournalModes() throws {
      for mode in [Configuration.JournalModeConfiguration.wal, .default] {
        let url = try makeTemporaryFolder().appending(path: "items.sqlite")
        var configuration = DatabaseFile.defaultConfiguration
        configuration.journalMode = mode
        let reading = try DatabaseQueue(path: url.path, configuration: configuration)
        try Item.migrator.migrate(reading)
        let writing = try DatabaseQueue(path: url.path, configuration: configuration)
        @SharedReader(.fetchAll(sql: "SELECT id FROM item", database: reading)) var ids: [Int]
        for id in 0..<20 {
          try writing.write { try Item(id: id, name: "Blob").insert($0) }
          expect(ids, Array(0...id))
        }
      }
    }

    func testADatabaseInMemoryIsNotObserved() throws {
      XCTAssertNil(ExternalChanges.observe(try database))
    }

    func testAllRequestsOfADatabaseShareOneObservation() throws {
      let url = try makeTemporaryFolder().appending(path: "items.sqlite")
      let database = try open(url)
      let first = ExternalChanges.observe(database)
      XCTAssertTrue(first === ExternalChanges.observe(database))
      XCTAssertFalse(first === ExternalChanges.observe(try open(url)))
    }

    func testOwnChangesAreFetchedOnceAfterTheFirstChange() throws {
      struct Counting: FetchKeyRequest {
        static let count = LockIsolated(0)

        func fetch(_ db: Database) throws -> Int {
          Self.count.withValue { $0 += 1 }
          return try Item.fetchCount(db)
        }
      }
      let database = try open(try makeTemporaryFolder().appending(path: "items.sqlite"))
      @SharedReader(.fetch(Counting(), database: database)) var count = 0
      try database.write { try Item(id: 0, name: "Blob").insert($0) }
      expect(count, 1)
      // The first event of the kernel fetches the value again.
      usleep(200_000)
      let before = Counting.count.value
      for id in 1...10 {
        try database.write { try Item(id: id, name: "Blob").insert($0) }
        expect(count, id + 1)
      }
      usleep(200_000)
      XCTAssertLessThanOrEqual(Counting.count.value - before, 10)
    }
  }
#endif
