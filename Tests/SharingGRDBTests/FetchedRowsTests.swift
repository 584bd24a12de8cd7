#if SharingGRDB
  import ConcurrencyExtras
  import CustomDump
  import Foundation
  import GRDB
  import Sharing
  import TestSupport
  import XCTest

  @testable import SharingGRDB

  final class FetchedRowsTests: DatabaseTestCase {
    private struct Row: Codable, Equatable, FetchableRecord, Identifiable, PersistableRecord,
      Sendable
    {
      static let databaseTableName = "item"
      var id: Int
      var name: String
    }

    private func insertRows(_ ids: Range<Int>) throws {
      try database.write { db in
        for id in ids { try Row(id: id, name: "Row \(id)").insert(db) }
      }
    }

    func testRowsAreThoseOfTheQueryInItsOrder() throws {
      try insertRows(0..<1_000)
      @SharedReader(
        .fetchRows(
          sql: "SELECT * FROM item WHERE id >= :least -- a comment",
          arguments: ["least": 100],
          orderBy: "id DESC"
        )
      ) var rows: FetchedRows<Row>
      XCTAssertEqual(rows.count, 900)
      XCTAssertEqual(rows.map(\.id), (100..<1_000).reversed())
      XCTAssertEqual(rows[899], Row(id: 100, name: "Row 100"))
      XCTAssertNil($rows.loadError)
    }

    func testAQueryWithoutRowsIsEmpty() throws {
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      XCTAssertTrue(rows.isEmpty)
      XCTAssertEqual(rows.positions(of: [1]), [:])
      XCTAssertEqual("\(rows)", "0 rows of 'SELECT * FROM item'")
      XCTAssertEqual("\(FetchedRows<Row>())", "no rows")
    }

    func testFewPagesAreInMemory() throws {
      try insertRows(0..<10_000)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      XCTAssertEqual(rows.pages?.numbers, [0])
      XCTAssertEqual(rows[9_999].id, 9_999)
      XCTAssertEqual(rows.pages?.numbers, [0, 77, 78])
      XCTAssertEqual(rows.map(\.id), Array(0..<10_000))
      XCTAssertEqual(rows.pages?.numbers, Array(71...78))
      _ = rows[72 * 128]
      XCTAssertEqual(rows.pages?.numbers, [71, 73, 74, 75, 76, 77, 78, 72])
    }

    func testThePagesInMemoryAreFetchedAgainAfterAChange() throws {
      try insertRows(0..<10_000)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      _ = rows[5_000]
      let before = rows
      try database.write { try $0.execute(sql: "UPDATE item SET name = 'New' WHERE id = 5000") }
      expect(rows == before, false)
      XCTAssertEqual(rows.pages?.numbers, [0, 38, 40, 39])
      XCTAssertEqual(rows[5_000].name, "New")
      XCTAssertEqual(before[5_000].name, "Row 5000")
      XCTAssertNil(rows.changedRange(from: before))
    }

    func testARowThatWasRemovedIsReplacedUntilTheNextFetch() throws {
      try insertRows(0..<300)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      let before = rows
      try database.write { try $0.execute(sql: "DELETE FROM item WHERE id >= 290") }
      XCTAssertEqual(before[295].id, 289)
      try database.write { _ = try Row.deleteAll($0) }
      XCTAssertEqual(before.count, 300)
      XCTAssertEqual(before[10].id, 10, "The page is in memory.")
      expect(rows.count, 0)
    }

    func testAPageThatCannotBeReadIsReportedAndReplaced() throws {
      try insertRows(0..<300)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      let before = rows
      try database.write { db in
        try db.execute(sql: "DROP TABLE note")
        try db.execute(sql: "DROP TABLE item")
      }
      let issues = recordMessages { XCTAssertEqual(before[200].id, 0) }
      XCTAssertEqual(issues.count, 1)
      XCTAssertTrue(issues.first?.contains("no such table: item") ?? false, "\(issues)")
    }

    func testAQueryWithAnErrorIsTheLoadError() throws {
      @SharedReader(.fetchRows(sql: "SELECT * FROM missing", orderBy: "id"))
      var rows: FetchedRows<Row>
      XCTAssertEqual(rows.count, 0)
      XCTAssertEqual(
        ($rows.loadError as? DatabaseError)?.message,
        "no such table: missing"
      )
    }

    func testPositionsOfRowsThatAreNotInMemory() throws {
      try insertRows(0..<5_000)
      @SharedReader(
        .fetchRows(sql: "SELECT * FROM item WHERE id <> ?", arguments: [7], orderBy: "id DESC")
      ) var rows: FetchedRows<Row>
      XCTAssertEqual(rows.positions(of: [3, 7, -1, 4_999]), [3: 4_995, 4_999: 0])
      XCTAssertEqual(rows.positions(of: [7, -1]), [:])
      XCTAssertEqual(
        rows.positions(of: Set(0..<200)).count,
        199,
        "More ids than one statement compares."
      )
      XCTAssertEqual(rows.pages?.numbers, [0])
    }

    func testAnotherColumnIsTheID() throws {
      struct Named: Decodable, FetchableRecord, Identifiable {
        enum CodingKeys: String, CodingKey { case id = "name" }
        var id: String
      }
      try insertRows(0..<10)
      @SharedReader(.fetchRows(sql: "SELECT name FROM item", orderBy: "name", id: "name"))
      var rows: FetchedRows<Named>
      XCTAssertEqual(rows.positions(of: ["Row 4"]), ["Row 4": 4])
    }

    func testReadersOfOneQueryShareOneFetch() throws {
      try insertRows(0..<10)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var same: FetchedRows<Row>
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "name"))
      var other: FetchedRows<Row>
      XCTAssertEqual(rows, same)
      XCTAssertNotEqual(rows, other)
    }

    func testADumpContainsTheQueryAndTheNumberOfRows() throws {
      try insertRows(0..<3)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      var dump = ""
      customDump(rows, to: &dump)
      XCTAssertTrue(dump.contains("count: 3"), dump)
      XCTAssertFalse(dump.contains("Row 1"), dump)
    }

    func testARowIsReadInsideATransaction() throws {
      try insertRows(0..<300)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      let reader = $rows
      let id = try database.write { _ in reader.wrappedValue[250].id }
      XCTAssertEqual(id, 250)
    }

    func testRowsOfATransactionThatIsRolledBackDoNotRemain() throws {
      try insertRows(0..<300)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      let reader = $rows
      XCTAssertThrowsError(
        try database.write { db in
          try db.execute(sql: "UPDATE item SET name = 'Uncommitted'")
          XCTAssertEqual(reader.wrappedValue[250].name, "Uncommitted")
          throw CancellationError()
        }
      )
      XCTAssertEqual(rows[250].name, "Row 250")
    }

    func testIDsOfRowsThatAreNotInMemory() throws {
      try insertRows(0..<30_000)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item;", orderBy: "id DESC"))
      var rows: FetchedRows<Row>
      XCTAssertEqual(rows.ids(at: [0, 200, 29_999]), [29_999, 29_799, 0])
      let positions = Array(stride(from: 0, to: 30_000, by: 1_500))
      XCTAssertEqual(rows.ids(at: positions), positions.map { 29_999 - $0 })
      XCTAssertEqual(rows.pages?.numbers, [0])
      let before = rows
      try execute("DELETE FROM item WHERE id < 10")
      XCTAssertEqual(before.ids(at: [29_989, 29_990]), [10, nil])
      XCTAssertEqual(FetchedRows<Row>().ids(at: []), [])
    }

    func testAQueryWithoutRowsAtASecondReadIsEmpty() throws {
      // The function returns a row at the first call only, as a condition of the time could.
      let calls = LockIsolated(0)
      let function = DatabaseFunction("isFirst", argumentCount: 0) { _ in
        let isFirst = calls.withValue { calls in
          calls += 1
          return calls == 1
        }
        return isFirst
      }
      try insertRows(0..<1)
      try database.write { $0.add(function: function) }
      @SharedReader(.fetchRows(sql: "SELECT * FROM item WHERE isFirst()", orderBy: "id"))
      var rows: FetchedRows<Row>
      XCTAssertEqual(rows.count, 0)
    }

    func testARowOfADatabaseFileIsReadByAnotherConnection() throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let pool = try DatabasePool(path: folder.appending(path: "items.db").path)
      try Item.migrator.migrate(pool)
      try pool.write { db in
        for id in 0..<3_000 { try Row(id: id, name: "Row \(id)").insert(db) }
      }
      @SharedReader(
        .fetchRows(
          sql: "SELECT * FROM item WHERE id >= :least",
          arguments: ["least": 1],
          orderBy: "id",
          database: pool
        )
      ) var rows: FetchedRows<Row>
      XCTAssertEqual(rows[2_998].id, 2_999)
      XCTAssertEqual(rows.positions(of: [2_000, 0]), [2_000: 1_999])
      try pool.write { try $0.execute(sql: "DELETE FROM item WHERE id = 5") }
      // A pool can fetch the value a second time at its start, so the test waits for the new count.
      expect(rows.count, 2_998)
      XCTAssertEqual(rows[4].id, 6)
    }

    // MARK: Changes

    func testTheChangeOfAnotherQueryIsTheWholeCollection() throws {
      try insertRows(0..<10)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      @SharedReader(.fetchRows(sql: "SELECT * FROM item WHERE id > 3", orderBy: "id"))
      var fewer: FetchedRows<Row>
      assertChange(fewer.changedRange(from: rows), 0..<10, 0..<6)
      assertChange(rows.changedRange(from: FetchedRows()), 0..<0, 0..<10)
      XCTAssertNil(FetchedRows<Row>().changedRange(from: FetchedRows()))
    }

    func testAnInsertionAmongTheRowsInMemoryChangesOnePosition() throws {
      try insertRows(0..<50)
      try insertRows(51..<400)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      let before = rows
      try insertRows(50..<51)
      expect(rows.count, 400)
      assertChange(rows.changedRange(from: before), 50..<50, 50..<51)
    }

    func testAnInsertionBeforeTheRowsInMemoryMovesTheRows() throws {
      try insertRows(1..<5_000)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      // The first page is removed from the memory.
      for page in 20..<28 { _ = rows[page * 128] }
      let before = rows
      try insertRows(0..<1)
      expect(rows.count, 5_000)
      assertChange(rows.changedRange(from: before), 0..<2_560, 0..<2_561)
    }

    func testARemovalBeforeTheRowsInMemoryMovesTheRows() throws {
      try insertRows(0..<5_000)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      for page in 20..<28 { _ = rows[page * 128] }
      let before = rows
      try database.write { try $0.execute(sql: "DELETE FROM item WHERE id < 300") }
      expect(rows.count, 4_700)
      // The rows that were moved to positions before the first row in memory are not compared.
      let change = try XCTUnwrap(rows.changedRange(from: before))
      XCTAssertEqual(change.old.lowerBound, 0)
      XCTAssertLessThan(change.old.upperBound, 2_900)
      XCTAssertEqual(change.old.count - change.new.count, 300)
    }

    func testAChangeAfterTheRowsInMemoryReplacesOnlyLaterRows() throws {
      try insertRows(0..<1_000)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      let before = rows
      try insertRows(1_000..<1_001)
      expect(rows.count, 1_001)
      assertChange(rows.changedRange(from: before), 128..<1_000, 128..<1_001)
    }

    func testARemovalOfTheLastRowsIsAStretchUpToTheEnd() throws {
      try insertRows(0..<3_000)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      _ = rows[2_000]
      let before = rows
      try execute("DELETE FROM item WHERE id >= 500")
      expect(rows.count, 500)
      assertChange(rows.changedRange(from: before), 500..<3_000, 500..<500)
    }

    func testARemovalOfRowsThatWereReadAfterwardsIsAStretchUpToTheEnd() throws {
      try insertRows(0..<3_000)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var rows: FetchedRows<Row>
      let before = rows
      try execute("DELETE FROM item WHERE id >= 500")
      XCTAssertEqual(before[2_000].id, 0)
      expect(rows.count, 500)
      let change = try XCTUnwrap(rows.changedRange(from: before))
      XCTAssertEqual(change.old.upperBound, 3_000)
      XCTAssertEqual(change.new.upperBound, 500)
    }

    func testRandomChangesPreserveTheRowsOutsideOfTheStretch() throws {
      let seed = UInt64.random(in: 0...UInt64.max)
      var random = SeededGenerator(seed: seed)
      try insertRows(0..<1_500)
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "name, id"))
      var rows: FetchedRows<Row>
      var next = 1_500
      for step in 0..<60 {
        for _ in 0..<Int.random(in: 0...3, using: &random) where !rows.isEmpty {
          _ = rows[Int.random(in: 0..<rows.count, using: &random)]
        }
        let before = rows
        let loaded = before.pages?.loadedIDs ?? []
        let changesCount = try totalChangesCount()
        let range = Int.random(in: 0..<next, using: &random)
        let length = [1, 1, 5, 300].randomElement(using: &random) ?? 1
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          try insertRows(next..<next + length)
          next += length
        case 1:
          try execute(
            "DELETE FROM item WHERE id BETWEEN ? AND ?",
            arguments: [range, range + length]
          )
        default:
          try execute(
            "UPDATE item SET name = 'Row ' || (id * 31) WHERE id BETWEEN ? AND ?",
            arguments: [range, range + length]
          )
        }
        let expected = try database.read {
          try Row.fetchAll($0, sql: "SELECT * FROM item ORDER BY name, id")
        }
        // A statement that finds no row causes no fetch.
        let isChanged = try totalChangesCount() > changesCount
        if isChanged { expect(rows == before, false) }
        let description = "seed \(seed), step \(step)"
        XCTAssertEqual(Array(rows), expected, description)
        let change = rows.changedRange(from: before)
        if let change {
          XCTAssertEqual(
            before.count - change.old.count + change.new.count,
            rows.count,
            description
          )
          XCTAssertEqual(change.old.lowerBound, change.new.lowerBound, description)
          XCTAssertLessThanOrEqual(change.old.upperBound, before.count, description)
        } else {
          XCTAssertEqual(before.count, rows.count, description)
        }
        for (start, page) in loaded {
          for (offset, id) in page.enumerated() {
            var position = start + offset
            if let change {
              if change.old.contains(position) { continue }
              if position >= change.old.upperBound {
                position += change.new.count - change.old.count
              }
            }
            XCTAssertEqual(expected[position].id, id, "\(description), position \(position)")
          }
        }
      }
    }

    private func execute(_ sql: String, arguments: StatementArguments = []) throws {
      try database.write { try $0.execute(sql: sql, arguments: arguments) }
    }

    private func totalChangesCount() throws -> Int {
      try database.write { $0.totalChangesCount }
    }

    private func assertChange(
      _ change: (old: Range<Int>, new: Range<Int>)?,
      _ old: Range<Int>,
      _ new: Range<Int>,
      line: UInt = #line
    ) {
      XCTAssertEqual(change?.old, old, line: line)
      XCTAssertEqual(change?.new, new, line: line)
    }
  }
#endif
