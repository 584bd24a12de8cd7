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
      try DatabaseFile(url).openFile(migrator: Item.migrator)
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

    func testEachChangeByAnotherConnectionThatRemainsOpenIsObserved() throws {
      let url = try makeTemporaryFolder().appending(path: "items.sqlite")
      let reading = try open(url)
      let writing = try open(url)
      let changes = ExternalChanges.observe(reading, delays: delaysWithoutPolling)
      @SharedReader(.fetchAll(sql: "SELECT id FROM item", database: reading)) var ids: [Int]
      for id in 0..<10 {
        try writing.write { try Item(id: id, name: "Blob").insert($0) }
        expect(ids, Array(0...id))
      }
      withExtendedLifetime(changes) {}
    }

    func testAChangeAfterAnOwnChangeIsObservedWhileAComparisonIsScheduled() throws {
      let url = try makeTemporaryFolder().appending(path: "items.sqlite")
      let reading = try open(url)
      let writing = try open(url)
      let changes = ExternalChanges.observe(reading, delays: delaysWithoutPolling)
      @SharedReader(.fetchAll(sql: "SELECT id FROM item", database: reading)) var ids: [Int]
      for id in [0, 2] {
        try reading.write { try Item(id: id, name: "Blob").insert($0) }
        // Until only the comparison after an hour is scheduled.
        usleep(1_500_000)
        try writing.write { try Item(id: id + 1, name: "Blob").insert($0) }
        expect(ids, Array(0...id + 1))
      }
      withExtendedLifetime(changes) {}
    }

    /// Delays of which the last delay is an hour, so that a change is not observed by a comparison
    /// after an earlier event.
    private let delaysWithoutPolling = [0, 5, 20, 100, 500, 3_600_000]

    func testAChangeOfADatabaseWithARollbackJournalIsObserved() throws {
      let url = try makeTemporaryFolder().appending(path: "items.sqlite")
      // Without a time limit for locks, so that a comparison during the write fails.
      let reading = try DatabaseQueue(path: url.path)
      try Item.migrator.migrate(reading)
      let writing = try DatabaseQueue(path: url.path)
      @SharedReader(.fetchAll(sql: "SELECT id FROM item", database: reading)) var ids: [Int]
      for id in 0..<10 {
        try write(Item(id: id, name: "Blob"), in: writing)
        expect(ids, Array(0...id))
      }
    }

    /// Inserts an item when the other connection does not read the database.
    private func write(_ item: Item, in database: any DatabaseWriter) throws {
      for _ in 0..<1000 {
        do {
          return try database.write { try item.insert($0) }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
          usleep(1_000)
        }
      }
      XCTFail("The database is locked.")
    }

    func testAChangeBehindASymbolicLinkIsObserved() throws {
      let folder = try makeTemporaryFolder()
      let link = folder.appending(path: "link.sqlite")
      try FileManager.default.createDirectory(
        at: folder.appending(path: "data"),
        withIntermediateDirectories: true
      )
      let target = folder.appending(path: "data/items.sqlite")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
      let reading = try DatabasePool(path: link.path)
      try Item.migrator.migrate(reading)
      let writing = try open(target)
      @SharedReader(.fetchAll(sql: "SELECT id FROM item", database: reading)) var ids: [Int]
      try writing.write { try Item(id: 1, name: "Blob").insert($0) }
      expect(ids, [1])
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
      usleep(500_000)
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
