#if SharingGRDB
  import ConcurrencyExtras
  import Dispatch
  import Foundation
  import GRDB
  import Observation
  import Sharing
  import SharingGRDB
  import TestSupport
  import XCTest

  final class FetchKeyTests: DatabaseTestCase {
    private let blob = Item(id: 1, name: "Blob")
    private let junior = Item(id: 2, name: "Blob Jr")

    func testAllRowsAreFetchedWhenTheReaderIsCreated() throws {
      try insert(blob, junior)
      @SharedReader(.fetchAll(sql: "SELECT * FROM item ORDER BY id")) var items: [Item]
      @SharedReader(.fetchAll(sql: "SELECT name FROM item ORDER BY id DESC")) var names: [String]
      XCTAssertEqual(items, [blob, junior])
      XCTAssertEqual(names, ["Blob Jr", "Blob"])
      XCTAssertFalse($items.isLoading)
      XCTAssertNil($items.loadError)
    }

    func testAKeyWithADefaultCanBeNamed() throws {
      @SharedReader(.items) var items
      @SharedReader(.itemsWithDefault) var itemsWithDefault
      @SharedReader(.itemCount) var count
      XCTAssertEqual(items, [])
      try insert(blob)
      expect(items, [blob])
      expect(itemsWithDefault, [blob])
      expect(count, 1)
      XCTAssertTrue(
        type(of: FetchKey<[Item]>.Default[.items, default: []])
          == FetchKey<[Item]>.Default.self
      )
    }

    func testAValueIsFetchedAgainAfterAChangeOfItsTable() throws {
      @SharedReader(.fetchAll(sql: "SELECT * FROM item")) var items: [Item]
      @SharedReader(.fetchOne(sql: "SELECT count(*) FROM item")) var count = 0
      XCTAssertEqual(items, [])
      try insert(blob)
      expect(items, [blob])
      expect(count, 1)
      try database.write { _ = try Item.deleteAll($0) }
      expect(items, [])
      expect(count, 0)
    }

    func testATransactionThatIsRolledBackChangesNoValue() throws {
      try insert(blob)
      @SharedReader(.fetch(CountedNames())) var names
      XCTAssertThrowsError(
        try database.write { db in
          try db.execute(sql: "UPDATE item SET name = 'Other'")
          throw CancellationError()
        }
      )
      XCTAssertEqual(CountedNames.count.value, 1)
      try insert(junior)
      expect(names, ["Blob", "Blob Jr"])
      XCTAssertEqual(CountedNames.count.value, 2)
    }

    private struct CountedNames: FetchKeyRequest {
      static let count = LockIsolated(0)

      func fetch(_ db: Database) throws -> [String] {
        Self.count.withValue { $0 += 1 }
        return try String.fetchAll(db, sql: "SELECT name FROM item")
      }
    }

    func testTheArgumentsOfAQueryArePartOfItsIdentity() throws {
      try insert(blob, junior)
      func key(_ id: Int) -> FetchKey<String> {
        .fetchOne(sql: "SELECT name FROM item WHERE id = ?", arguments: [id])
      }
      @SharedReader(key(1)) var first = ""
      @SharedReader(key(2)) var second = ""
      XCTAssertEqual([first, second], ["Blob", "Blob Jr"])
      XCTAssertEqual(key(1).id, key(1).id)
      XCTAssertNotEqual(key(1).id, key(2).id)
    }

    func testEqualRequestsOfDifferentDatabasesHaveDifferentValues() throws {
      let other = try DatabaseQueue()
      try Item.migrator.migrate(other)
      try other.write { try junior.insert($0) }
      try insert(blob)
      let sql = "SELECT name FROM item"
      @SharedReader(.fetchAll(sql: sql)) var names: [String]
      @SharedReader(.fetchAll(sql: sql, database: other)) var otherNames: [String]
      XCTAssertEqual(names, ["Blob"])
      XCTAssertEqual(otherNames, ["Blob Jr"])
    }

    func testARequestWithoutARowKeepsTheValueAndHasAnError() throws {
      @SharedReader(.fetchOne(sql: "SELECT * FROM item")) var item = blob
      @SharedReader(.fetchOne(sql: "SELECT name FROM item")) var name = "none"
      XCTAssertEqual(item, blob)
      XCTAssertEqual(name, "none")
      XCTAssertTrue($item.loadError is NotFound)
      XCTAssertTrue($name.loadError is NotFound)
      try insert(junior)
      expect(item, junior)
      expect(name, "Blob Jr")
      XCTAssertNil($item.loadError)
    }

    func testAnOptionalValueIsNilWithoutARow() throws {
      @SharedReader(.fetchOne(sql: "SELECT * FROM item")) var item: Item?
      @SharedReader(.fetchOne(sql: "SELECT name FROM item")) var name: String?
      XCTAssertNil(item)
      XCTAssertNil(name)
      XCTAssertNil($item.loadError)
      try insert(blob)
      expect(item, blob)
      expect(name, "Blob")
      try database.write { _ = try Item.deleteAll($0) }
      expect(item, nil)
    }

    private struct Overview: FetchKeyRequest {
      struct Value: Equatable {
        var count = 0
        var first: Item?
      }

      func fetch(_ db: Database) throws -> Value {
        Value(count: try Item.fetchCount(db), first: try Item.order(sql: "name").fetchOne(db))
      }
    }

    private struct Names: FetchKeyRequest {
      var prefix = ""

      func fetch(_ db: Database) throws -> [String] {
        try String.fetchAll(
          db,
          sql: "SELECT name FROM item WHERE name LIKE ? || '%'",
          arguments: [prefix]
        )
      }
    }

    func testARequestFetchesSeveralResultsInOneTransaction() throws {
      try insert(junior)
      @SharedReader(.fetch(Overview())) var overview = Overview.Value()
      @SharedReader(.fetch(Names(prefix: "Blob J"))) var names
      XCTAssertEqual(overview, Overview.Value(count: 1, first: junior))
      try insert(blob)
      expect(overview, Overview.Value(count: 2, first: blob))
      XCTAssertEqual(names, ["Blob Jr"])
    }

    func testAReaderLoadsTheValueOfAnotherRequest() async throws {
      try insert(blob, junior)
      @SharedReader(.fetch(Names())) var names
      XCTAssertEqual(names, ["Blob", "Blob Jr"])
      try await $names.load(.fetch(Names(prefix: "Blob J")))
      XCTAssertEqual(names, ["Blob Jr"])
    }

    func testLoadFetchesTheCurrentValue() async throws {
      @SharedReader(.fetchAll(sql: "SELECT name FROM item")) var names: [String]
      try await database.write { [blob] in try blob.insert($0) }
      try await $names.load()
      XCTAssertEqual(names, ["Blob"])
    }

    func testAValueThatIsLoadedIsStoredOutsideOfAnAccessOfTheDatabase() async throws {
      let database = try database
      @SharedReader(.fetchAll(sql: "SELECT name FROM item")) var names: [String]
      let count = LockIsolated<Int?>(nil)
      withObservationTracking {
        _ = names
      } onChange: {
        // An access inside of another access would end the program.
        count.setValue(try? database.read { try Item.fetchCount($0) })
      }
      try await $names.load()
      try await database.write { [blob] in try blob.insert($0) }
      try await $names.load()
      expect(count.value, 1)
    }

    /// A request whose fetch can be stopped between the read and the return.
    private struct StoppedNames: FetchKeyRequest {
      let isStopped = LockIsolated(false)
      let didRead = DispatchSemaphore(value: 0)
      let canReturn = DispatchSemaphore(value: 0)

      static func == (lhs: Self, rhs: Self) -> Bool { lhs.didRead === rhs.didRead }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(didRead)) }

      func fetch(_ db: Database) throws -> [String] {
        let names = try String.fetchAll(db, sql: "SELECT name FROM item")
        let isStopped = isStopped.withValue { isStopped in
          defer { isStopped = false }
          return isStopped
        }
        if isStopped {
          didRead.signal()
          // With a limit, so that an unexpected order of the fetches fails the test.
          _ = canReturn.wait(timeout: .now() + 30)
        }
        return names
      }
    }

    func testAValueThatIsLoadedDoesNotReplaceANewerValue() async throws {
      let pool = try DatabasePool(path: makeTemporaryFolder().appending(path: "items.db").path)
      try Item.migrator.migrate(pool)
      let request = StoppedNames()
      @SharedReader(.fetch(request, database: pool)) var names
      XCTAssertEqual(names, [])
      // The observation of a pool fetches the value a second time, in the connection that writes.
      // This fetch must not be stopped, because the write below waits for the connection.
      try await pool.barrierWriteWithoutTransaction { _ in }
      request.isStopped.setValue(true)
      let load = Task { [reader = $names] in try await reader.load() }
      wait(for: request.didRead)
      try await pool.write { [blob] in try blob.insert($0) }
      // The time in which an independent observation would store the newer value.
      for _ in 0..<100 where names.isEmpty { usleep(5_000) }
      request.canReturn.signal()
      try await load.value
      expect(names, ["Blob"])
      // No older value follows.
      usleep(100_000)
      XCTAssertEqual(names, ["Blob"])
    }

    func testLoadsAtTheSameTimeReturnTheCurrentValue() async throws {
      let pool = try DatabasePool(path: makeTemporaryFolder().appending(path: "items.db").path)
      try Item.migrator.migrate(pool)
      @SharedReader(.fetchOne(sql: "SELECT count(*) FROM item", database: pool)) var count = 0
      try await withThrowingTaskGroup(of: Void.self) { [reader = $count] group in
        for id in 1...20 {
          group.addTask {
            try await pool.write { try Item(id: id, name: "Blob").insert($0) }
            let written = try await pool.read { try Item.fetchCount($0) }
            try await reader.load()
            XCTAssertGreaterThanOrEqual(reader.wrappedValue, written)
          }
        }
        try await group.waitForAll()
      }
      expect(count, 20)
      XCTAssertFalse($count.isLoading)
    }

    // A semaphore can't be awaited in an asynchronous function.
    private func wait(for semaphore: DispatchSemaphore) {
      XCTAssertEqual(semaphore.wait(timeout: .now() + 30), .success)
    }

    func testTheErrorOfAQueryIsTheLoadErrorAndTheValueIsUnchanged() async throws {
      @SharedReader(.fetchAll(sql: "SELECT missing FROM item")) var names = ["default"]
      XCTAssertEqual(names, ["default"])
      let error = try XCTUnwrap($names.loadError as? DatabaseError)
      XCTAssertEqual(error.message, "no such column: missing")
      do {
        try await $names.load()
        XCTFail("expected an error")
      } catch {
        XCTAssertTrue(error is DatabaseError, "\(error)")
      }
    }

    func testWithASchedulerTheValueIsFetchedAsynchronously() throws {
      try insert(blob)
      let queue = DispatchQueue(label: "test")
      queue.suspend()
      @SharedReader(
        .fetchAll(sql: "SELECT name FROM item", scheduler: .async(onQueue: queue))
      ) var names: [String]
      XCTAssertEqual(names, [])
      XCTAssertTrue($names.isLoading)
      queue.resume()
      expect(names, ["Blob"])
      expect($names.isLoading, false)
    }

    func testTheSchedulerIsAPartOfTheIdentity() {
      struct Named: ValueObservationScheduler, Hashable {
        let name: String
        func immediateInitialValue() -> Bool { true }
        func schedule(_ action: @escaping @Sendable () -> Void) { action() }
      }
      struct Count: FetchKeyRequest {
        func fetch(_ db: Database) throws -> Int { try Item.fetchCount(db) }
      }
      func id(_ scheduler: some ValueObservationScheduler) -> FetchKeyID {
        FetchKey.fetch(Count(), scheduler: scheduler).id
      }
      let queues = [DispatchQueue(label: "first"), DispatchQueue(label: "second")]
      XCTAssertEqual(id(.async(onQueue: queues[0])), id(.async(onQueue: queues[0])))
      XCTAssertNotEqual(id(.async(onQueue: queues[0])), id(.async(onQueue: queues[1])))
      XCTAssertNotEqual(id(.async(onQueue: queues[0])), id(.immediate))
      XCTAssertEqual(id(Named(name: "a")), id(Named(name: "a")))
      XCTAssertNotEqual(id(Named(name: "a")), id(Named(name: "b")))
    }

    func testTheObservationEndsWithTheLastReader() throws {
      struct Counting: FetchKeyRequest {
        nonisolated(unsafe) static var count = 0

        func fetch(_ db: Database) throws -> Int {
          Self.count += 1
          return try Item.fetchCount(db)
        }
      }
      do {
        @SharedReader(.fetch(Counting())) var first = 0
        @SharedReader(.fetch(Counting())) var second = 0
        try insert(blob)
        expect(second, 1)
      }
      let count = Counting.count
      try insert(junior)
      try database.write { try $0.execute(sql: "UPDATE item SET name = 'Other'") }
      XCTAssertEqual(Counting.count, count)
      XCTAssertLessThanOrEqual(count, 2, "the readers did not share one observation")
    }
  }

  extension SharedReaderKey where Self == FetchKey<[Item]>.Default {
    fileprivate static var items: Self { .fetchAll(sql: "SELECT * FROM item") }

    fileprivate static var itemsWithDefault: Self {
      Self[.fetchAll(sql: "SELECT * FROM item"), default: []]
    }
  }

  extension SharedReaderKey where Self == FetchKey<Int>.Default {
    fileprivate static var itemCount: Self {
      Self[.fetchOne(sql: "SELECT count(*) FROM item"), default: 0]
    }
  }
#endif
