#if SharingGRDB
  import ConcurrencyExtras
  import Foundation
  import GRDB
  import Sharing
  import TestSupport
  import XCTest

  @testable import SharingGRDB

  final class FetchObservationTests: DatabaseTestCase {
    private let values = LockIsolated<[String]>([])

    /// Starts an observation of the number of items.
    private func observe(
      _ database: any DatabaseWriter,
      scheduler: any ValueObservationScheduler = ImmediateScheduler(),
      sql: String = "SELECT count(*) FROM item"
    ) -> FetchObservation<Int> {
      let values = values
      let observation = FetchObservation<Int>(
        database: database,
        scheduler: scheduler,
        restartDelay: { _ in .milliseconds(10) },
        fetch: { try Int.fetchOne($0, sql: sql) ?? -1 },
        subscriber: SharedSubscriber(
          callback: { result in
            values.withValue { values in
              switch result {
              case .success(let value): values.append(value.map(String.init) ?? "default")
              case .failure(let error):
                values.append("\((error as? DatabaseError)?.resultCode.rawValue ?? 0)")
              }
            }
          },
          onLoading: { _ in }
        )
      )
      observation.start()
      return observation
    }

    private func lockedDatabase() throws -> (locked: DatabaseQueue, locking: DatabaseQueue) {
      let url = try makeTemporaryFolder().appending(path: "items.sqlite")
      let locked = try DatabaseQueue(path: url.path)
      try Item.migrator.migrate(locked)
      var configuration = Configuration()
      configuration.allowsUnsafeTransactions = true
      let locking = try DatabaseQueue(path: url.path, configuration: configuration)
      try locking.writeWithoutTransaction { db in
        try db.execute(sql: "BEGIN EXCLUSIVE")
        try Item(id: 1, name: "Blob").insert(db)
      }
      return (locked, locking)
    }

    func testAnObservationOfALockedDatabaseStartsAgain() throws {
      let (locked, locking) = try lockedDatabase()
      let observation = observe(locked)
      let busy = "\(ResultCode.SQLITE_BUSY.rawValue)"
      XCTAssertEqual(values.value.first, busy)
      try locking.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
      expect(values.value.last, "1")
      try insertWhenUnlocked(Item(id: 2, name: "Blob Jr"), in: locked)
      expect(values.value.last, "2")
      observation.cancel()
    }

    func testAnObservationWithTheSchedulerOfTheMainThreadStartsAgain() throws {
      let (locked, locking) = try lockedDatabase()
      let observation = observe(locked, scheduler: ImmediateValueObservationScheduler())
      XCTAssertEqual(values.value.count, 1)
      try locking.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
      let limit = Date(timeIntervalSinceNow: 30)
      while values.value.last != "1", Date() < limit {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005))
      }
      XCTAssertEqual(values.value.last, "1")
      observation.cancel()
    }

    func testAnObservationThatIsCancelledDoesNotStartAgain() throws {
      let (locked, locking) = try lockedDatabase()
      let observation = observe(locked)
      observation.cancel()
      let count = values.value.count
      try locking.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
      usleep(100_000)
      XCTAssertEqual(values.value.count, count)
    }

    func testAQueryOfATableThatIsCreatedLaterHasAValue() throws {
      let database = try database
      let observation = observe(database, sql: "SELECT count(*) FROM later")
      XCTAssertEqual(values.value, ["\(ResultCode.SQLITE_ERROR.rawValue)"])
      try database.write { try $0.execute(sql: "CREATE TABLE later (id INTEGER)") }
      try insert(Item(id: 1, name: "Blob"))
      expect(values.value.last, "0")
      observation.cancel()
    }

    private func insertWhenUnlocked(_ item: Item, in database: any DatabaseWriter) throws {
      for _ in 0..<1000 {
        do {
          return try database.write { try item.insert($0) }
        } catch let error as DatabaseError where error.resultCode == .SQLITE_BUSY {
          usleep(1_000)
        }
      }
      XCTFail("The database is locked.")
    }
  }
#endif
