#if SharingGRDB
  import ConcurrencyExtras
  import Foundation
  import GRDB
  import Sharing
  import TestSupport
  import XCTest

  @testable import SharingGRDB

  final class RowsByIDTests: DatabaseTestCase {
    private struct Row: Codable, Equatable, FetchableRecord, Identifiable, PersistableRecord,
      Sendable
    {
      static let databaseTableName = "item"
      var id: Int
      var name: String
    }

    private static let ids = "SELECT id FROM item WHERE id >= ? ORDER BY id % 10, id"
    private static let rows = "SELECT * FROM item; "

    /// Inserts 5,000 rows, and returns the ids of the rows from 1,000 in the order of the query.
    @discardableResult
    private func insertRows() throws -> [Int] {
      try database.write { db in
        for id in 0..<5_000 { try Row(id: id, name: "Row \(id)").insert(db) }
      }
      return (0..<10).flatMap { digit in (1_000..<5_000).filter { $0 % 10 == digit } }
    }

    func testRowsAreThoseOfTheIDsInTheirOrder() throws {
      let expected = try insertRows()
      @SharedReader(.fetchRows(ids: Self.ids, arguments: [1_000], rows: Self.rows))
      var rows: FetchedRows<Row>
      XCTAssertEqual(rows.count, 4_000)
      XCTAssertEqual(rows[3_999], Row(id: 4_999, name: "Row 4999"))
      XCTAssertEqual(rows.map(\.id), expected)
      XCTAssertLessThanOrEqual(rows.loadedPositions(of: Set(expected), in: 0..<4_000).count, 1_024)
      XCTAssertNil($rows.loadError)
      XCTAssertEqual("\(rows)", "4000 rows of '\(Self.ids)'")
    }

    func testPositionsAndIDsAreFoundInMemory() throws {
      let expected = try insertRows()
      @SharedReader(.fetchRows(ids: Self.ids, arguments: [1_000], rows: Self.rows))
      var rows: FetchedRows<Row>
      let old = rows
      // The ids of the fetch remain although the rows are removed.
      try database.write { try $0.execute(sql: "DELETE FROM item") }
      XCTAssertEqual(old.ids(at: [0, 3_999]), [expected[0], expected[3_999]])
      XCTAssertEqual(old.positions(of: [expected[17], 999]), [expected[17]: 17])
      expect(rows.count, 0)
    }

    func testARemovedRowIsReplacedAndTheOtherRowsKeepTheirPositions() throws {
      let expected = try insertRows()
      @SharedReader(.fetchRows(ids: Self.ids, arguments: [1_000], rows: Self.rows))
      var rows: FetchedRows<Row>
      let old = rows
      try database.write {
        try $0.execute(sql: "DELETE FROM item WHERE id = ?", arguments: [4_990])
      }
      let position = try XCTUnwrap(expected.firstIndex(of: 4_990))
      XCTAssertNotEqual(old[position].id, 4_990)
      XCTAssertEqual(old[position + 1].id, expected[position + 1])
      XCTAssertEqual(old[position - 1].id, expected[position - 1])
      expect(rows.count, 3_999)
      XCTAssertEqual(rows.map(\.id), expected.filter { $0 != 4_990 })
    }

    func testAChangeOfTheOrderIsAStretch() throws {
      try insertRows()
      @SharedReader(.fetchRows(ids: Self.ids, arguments: [0], rows: Self.rows))
      var rows: FetchedRows<Row>
      let old = rows
      XCTAssertEqual(old[0].id, 0)
      try database.write { try Row(id: 5_000, name: "New").insert($0) }
      expect(rows.count, 5_001)
      XCTAssertEqual(rows[500].id, 5_000)
      let change = try XCTUnwrap(rows.changedRange(from: old))
      XCTAssertTrue(change.new.contains(500))
      XCTAssertGreaterThanOrEqual(change.new.lowerBound, 128, "The first page is unchanged.")
      XCTAssertEqual(change.new.count, change.old.count + 1)
    }

    func testAnotherColumnIsTheID() throws {
      struct Named: Decodable, FetchableRecord, Identifiable, Sendable {
        let name: String
        var id: String { name }
      }
      try insertRows()
      @SharedReader(
        .fetchRows(
          ids: "SELECT name FROM item WHERE id < 3 ORDER BY id DESC",
          rows: "SELECT * FROM item -- all",
          id: "name"
        )
      ) var rows: FetchedRows<Named>
      XCTAssertEqual(rows.map(\.name), ["Row 2", "Row 1", "Row 0"])
    }

    func testAQueryWithoutRowsIsEmpty() {
      @SharedReader(.fetchRows(ids: Self.ids, arguments: [0], rows: Self.rows))
      var rows: FetchedRows<Row>
      XCTAssertTrue(rows.isEmpty)
      XCTAssertNil($rows.loadError)
    }

    func testAQueryWithAnErrorIsTheLoadError() throws {
      try insertRows()
      @SharedReader(.fetchRows(ids: "SELECT id FROM thing", rows: Self.rows))
      var rows: FetchedRows<Row>
      XCTAssertTrue(rows.isEmpty)
      XCTAssertEqual(($rows.loadError as? DatabaseError)?.message, "no such table: thing")
    }

    func testRowsArePresentWithAScheduler() throws {
      try insertRows()
      @SharedReader(
        .fetchRows(
          ids: Self.ids,
          arguments: [4_998],
          rows: Self.rows,
          scheduler: .async(onQueue: DispatchQueue(label: "rows"))
        )
      ) var rows: FetchedRows<Row>
      expect(rows.map(\.id), [4_998, 4_999])
    }
  }
#endif
