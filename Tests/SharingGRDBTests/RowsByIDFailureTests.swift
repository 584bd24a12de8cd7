#if SharingGRDB
  import ConcurrencyExtras
  import Foundation
  import GRDB
  import Sharing
  import TestSupport
  import XCTest

  @testable import SharingGRDB

  /// Ids without a row, and pages that can't be read.
  final class RowsByIDFailureTests: DatabaseTestCase {
    private struct Row: Decodable, Equatable, FetchableRecord, Identifiable, Sendable {
      var id: Int
      var name: String
    }

    private static let ids = "SELECT id FROM item ORDER BY id"

    private func insertItems(_ ids: Range<Int>) throws {
      try database.write { db in
        for id in ids { try Item(id: id, name: "Row \(id)").insert(db) }
      }
    }

    func testAnIDWithoutARowOnTheFirstPageIsTheLoadError() throws {
      try insertItems(0..<300)
      @SharedReader(.fetchRows(ids: Self.ids, rows: "SELECT * FROM item WHERE id <> 5"))
      var rows: FetchedRows<Row>
      XCTAssertTrue(rows.isEmpty)
      XCTAssertEqual(
        $rows.loadError?.localizedDescription,
        "The query 'SELECT * FROM item WHERE id <> 5' returns no row with id = 5, which is an id "
          + "of the query 'SELECT id FROM item ORDER BY id'. Each id must have a row."
      )
    }

    func testTheFirstPageWithoutAnyRowIsTheLoadError() throws {
      try insertItems(0..<300)
      @SharedReader(.fetchRows(ids: Self.ids, rows: "SELECT * FROM item WHERE id >= 128"))
      var rows: FetchedRows<Row>
      XCTAssertTrue(rows.isEmpty)
      XCTAssertTrue($rows.loadError is IDQueryFailure, "\($rows.loadError as Any)")
    }

    func testAnIDColumnThatIsMissingIsTheLoadError() throws {
      try insertItems(0..<3)
      @SharedReader(.fetchRows(ids: Self.ids, rows: "SELECT * FROM item", id: "number"))
      var rows: FetchedRows<Row>
      XCTAssertTrue(rows.isEmpty)
      XCTAssertNotNil($rows.loadError)
    }

    func testTheErrorEndsWhenEachIDHasARow() throws {
      try insertItems(0..<300)
      @SharedReader(
        .fetchRows(ids: Self.ids, rows: "SELECT item.* FROM item JOIN note ON item.id = note.item")
      ) var rows: FetchedRows<Row>
      XCTAssertNotNil($rows.loadError)
      try database.write { try $0.execute(sql: "INSERT INTO note (item) SELECT id FROM item") }
      expect(rows.count, 300)
      XCTAssertNil($rows.loadError)
    }

    func testAnIDWithoutARowOnALaterPageIsReplacedAndThenTheLoadError() throws {
      try insertItems(0..<1_000)
      @SharedReader(.fetchRows(ids: Self.ids, rows: "SELECT * FROM item WHERE id <> 500"))
      var rows: FetchedRows<Row>
      XCTAssertNil($rows.loadError)
      XCTAssertEqual(rows.count, 1_000)
      XCTAssertEqual([rows[499].id, rows[501].id], [499, 501])
      XCTAssertNotEqual(rows[500].id, 500)
      XCTAssertEqual(rows.ids(at: [500]), [500])
      XCTAssertEqual(rows.loadedPositions(of: [500, rows[500].id], in: 384..<640)[500], 500)
      expect($rows.loadError is IDQueryFailure, true)
      XCTAssertEqual(rows.count, 1_000)
    }

    func testAPageWithoutAnyRowIsReplaced() throws {
      try insertItems(0..<1_000)
      @SharedReader(.fetchRows(ids: Self.ids, rows: "SELECT * FROM item"))
      var rows: FetchedRows<Row>
      let before = rows
      try database.write { try $0.execute(sql: "DELETE FROM item WHERE id >= 128") }
      XCTAssertEqual(before[900].id, 0)
      XCTAssertEqual(before.ids(at: [900]), [900])
      XCTAssertEqual(before.count, 1_000)
      expect(rows.count, 128)
      XCTAssertEqual(rows.changedRange(from: before)?.old, 128..<1_000)
      XCTAssertEqual(rows.map(\.id), Array(0..<128))
      XCTAssertNil($rows.loadError)
    }

    func testALaterPageThatCannotBeReadIsReportedAndThenTheLoadError() throws {
      try insertItems(0..<1_000)
      let name = "CASE id WHEN 500 THEN NULL ELSE name END AS name"
      @SharedReader(.fetchRows(ids: Self.ids, rows: "SELECT id, \(name) FROM item"))
      var rows: FetchedRows<Row>
      XCTAssertNil($rows.loadError)
      let issues = recordMessages { XCTAssertEqual(rows[500].id, 0) }
      XCTAssertEqual(issues.count, 1, "\(issues)")
      expect($rows.loadError is RowDecodingError, true)
    }

    func testALaterPageOfAnOrderThatCannotBeReadIsReportedAndThenTheLoadError() throws {
      try insertItems(0..<1_000)
      let name = "CASE id WHEN 500 THEN NULL ELSE name END AS name"
      @SharedReader(.fetchRows(sql: "SELECT id, \(name) FROM item", orderBy: "id"))
      var rows: FetchedRows<Row>
      XCTAssertNil($rows.loadError)
      let issues = recordMessages { XCTAssertEqual(rows[500].id, 0) }
      XCTAssertEqual(issues.count, 1, "\(issues)")
      expect($rows.loadError is RowDecodingError, true)
    }

    func testAPageThatCanBeReadLaterIsFetchedAgain() throws {
      try insertItems(0..<1_000)
      // The function fails once, as a lock of another process could.
      let failures = LockIsolated(0)
      let function = DatabaseFunction("failOnce", argumentCount: 1) { values in
        guard values.first == 500.databaseValue else { return nil }
        let isFirst = failures.withValue { failures in
          failures += 1
          return failures == 1
        }
        if isFirst { throw DatabaseError(resultCode: .SQLITE_BUSY) }
        return nil
      }
      try database.write { $0.add(function: function) }
      @SharedReader(
        .fetchRows(ids: Self.ids, rows: "SELECT *, failOnce(id) AS failure FROM item")
      ) var rows: FetchedRows<Row>
      let before = rows
      let issues = recordMessages { XCTAssertEqual(rows[500].id, 0) }
      XCTAssertEqual(issues.count, 1, "\(issues)")
      expect(rows == before, false)
      XCTAssertEqual(rows[500].id, 500)
      XCTAssertNil($rows.loadError)
    }
  }
#endif
