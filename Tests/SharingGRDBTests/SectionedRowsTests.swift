#if SharingGRDB
  import ConcurrencyExtras
  import GRDB
  import Sharing
  import TestSupport
  import XCTest

  @testable import SharingGRDB

  /// Rows in sections, of which only the pages that are used are in memory.
  final class SectionedRowsTests: DatabaseTestCase {
    private struct Row: Codable, Equatable, FetchableRecord, Identifiable, PersistableRecord,
      Sendable
    {
      static let databaseTableName = "item"
      var id: Int
      var name: String
    }

    /// Inserts rows whose names have the numbers of their sections before the first space.
    private func insertRows(_ ids: Range<Int>, sectionCount: Int) throws {
      try database.write { db in
        for id in ids { try Row(id: id, name: "\(id % sectionCount) \(id)").insert(db) }
      }
    }

    private let sql = """
      SELECT *, CAST(substr(name, 1, instr(name, ' ') - 1) AS INTEGER) AS section FROM item;
      """

    func testEachSectionHasItsKeyAndItsRows() throws {
      try insertRows(0..<1_000, sectionCount: 3)
      @SharedReader(.fetchRows(sql: sql, sectionBy: "section", orderBy: "id"))
      var sections: SectionedRows<Int, Row>
      XCTAssertEqual(sections.map(\.key), [0, 1, 2])
      XCTAssertEqual(sections.map(\.rows.count), [334, 333, 333])
      XCTAssertEqual(sections.rows.count, 1_000)
      XCTAssertEqual(sections.rows.pages?.numbers, [0])
      for section in sections {
        XCTAssertEqual(
          section.rows.map(\.id),
          Array(stride(from: section.key, to: 1_000, by: 3))
        )
      }
      XCTAssertEqual(sections.description, "3 sections of \(sections.rows)")
    }

    func testAReadOfARowReadsItsPageOnly() throws {
      try insertRows(0..<20_000, sectionCount: 60)
      @SharedReader(.fetchRows(sql: sql, sectionBy: "section", orderBy: "id"))
      var sections: SectionedRows<Int, Row>
      XCTAssertEqual(sections[59].rows.last?.id, 19_979)
      XCTAssertEqual(sections.rows.pages?.numbers, [0, 155, 156])
    }

    func testSectionsHaveTheOrderOfTheirTerm() throws {
      try insertRows(0..<9, sectionCount: 3)
      let terms = [
        "section": [0, 1, 2], "section ASC": [0, 1, 2], "section desc": [2, 1, 0],
        "section DESC\nNULLS LAST": [2, 1, 0], "-section": [-2, -1, 0],
        "abs(1 - section), ": [],
      ]
      for (term, keys) in terms {
        let reader = SharedReader<SectionedRows<Int, Row>>(
          .fetchRows(sql: sql, sectionBy: term, orderBy: "id")
        )
        XCTAssertEqual(reader.wrappedValue.map(\.key), keys, term)
        let expected = keys.flatMap { key in stride(from: abs(key), to: 9, by: 3) }
        XCTAssertEqual(reader.wrappedValue.rows.map(\.id), expected, term)
        XCTAssertEqual(reader.loadError == nil, !keys.isEmpty, term)
      }
    }

    func testTextsThatACollationComparesAsEqualAreOneSection() throws {
      try database.write { db in
        for (id, name) in ["a", "B", "A", "b"].enumerated() {
          try Row(id: id, name: name).insert(db)
        }
      }
      @SharedReader(
        .fetchRows(sql: "SELECT * FROM item", sectionBy: "name COLLATE NOCASE", orderBy: "id")
      ) var sections: SectionedRows<String, Row>
      XCTAssertEqual(sections.map { $0.key.uppercased() }, ["A", "B"])
      XCTAssertEqual(sections.map { $0.rows.map(\.id) }, [[0, 2], [1, 3]])
    }

    func testNULLIsAKeyOfAnOptionalTypeOnly() throws {
      try insertRows(0..<4, sectionCount: 4)
      let term = "nullif(section, 2)"
      let optional = SharedReader<SectionedRows<Int?, Row>>(
        .fetchRows(sql: sql, sectionBy: term, orderBy: "id")
      )
      XCTAssertEqual(optional.wrappedValue.map(\.key), [nil, 0, 1, 3])
      let required = SharedReader<SectionedRows<Int, Row>>(
        .fetchRows(sql: sql, sectionBy: term, orderBy: "id")
      )
      XCTAssertEqual(required.wrappedValue.count, 0)
      XCTAssertEqual(
        required.loadError?.localizedDescription.contains("NULL of 'nullif(section, 2)'"),
        true
      )
    }

    func testAChangeReplacesTheSections() throws {
      try insertRows(0..<300, sectionCount: 3)
      @SharedReader(.fetchRows(sql: sql, sectionBy: "section", orderBy: "id"))
      var sections: SectionedRows<Int, Row>
      let before = sections
      try database.write { try $0.execute(sql: "DELETE FROM item WHERE name LIKE '1 %'") }
      expect(sections.map(\.key), [0, 2])
      XCTAssertEqual(sections.map(\.rows.count), [100, 100])
      let change = try XCTUnwrap(sections.changedRange(from: before))
      XCTAssertEqual(change.old, 1..<2)
      XCTAssertEqual(change.new, 1..<1)
      XCTAssertNil(sections.changedRange(from: sections))
      XCTAssertEqual(sections.ids(at: [0, 1, 2]), [0, 2, nil])
      XCTAssertEqual(sections.positions(of: [1, 2]), [2: 1])
    }

    func testOnlyTheValuesOfOneQueryContinueEachOther() throws {
      try insertRows(0..<10, sectionCount: 2)
      func reader(from least: Int) -> SharedReader<SectionedRows<Int, Row>> {
        SharedReader(
          .fetchRows(
            sql: "\(sql.dropLast()) WHERE id >= ?",
            arguments: [least],
            sectionBy: "section",
            orderBy: "id"
          )
        )
      }
      let first = reader(from: 1)
      let before = first.wrappedValue
      let second = reader(from: 2)
      XCTAssertFalse(second.wrappedValue.isContinuation(of: before))
      XCTAssertFalse(second.wrappedValue.rows.isContinuation(of: before.rows))
      XCTAssertTrue(SectionedRows().isContinuation(of: before))
      try insertRows(10..<11, sectionCount: 2)
      expect(first.wrappedValue.rows.count, 10)
      XCTAssertTrue(first.wrappedValue.isContinuation(of: before))
      XCTAssertTrue(first.wrappedValue.rows.isContinuation(of: before.rows))
    }

    func testTheSameIDsAreSearchedOnce() throws {
      try insertRows(0..<1_000, sectionCount: 60)
      @SharedReader(.fetchRows(sql: sql, sectionBy: "section", orderBy: "id"))
      var sections: SectionedRows<Int, Row>
      let statements = LockIsolated(0)
      try database.write { $0.trace { _ in statements.withValue { $0 += 1 } } }
      let position = try XCTUnwrap(sections.rows.positions(of: [500])[500])
      XCTAssertEqual(sections.rows[position].id, 500)
      let count = statements.value
      XCTAssertGreaterThan(count, 0)
      for _ in sections { XCTAssertEqual(sections.rows.positions(of: [500]), [500: position]) }
      XCTAssertEqual(statements.value, count)
      XCTAssertNotEqual(sections.rows.positions(of: [501]), [500: position])
      XCTAssertGreaterThan(statements.value, count)
    }

    func testASearchThatFailsIsReportedOnceASecond() throws {
      try insertRows(0..<10, sectionCount: 2)
      @SharedReader(.fetchRows(sql: sql, sectionBy: "section", orderBy: "id"))
      var sections: SectionedRows<Int, Row>
      let rows = sections.rows
      try database.write { db in
        try db.execute(sql: "DROP TABLE note")
        try db.execute(sql: "DROP TABLE item")
      }
      let issues = recordMessages {
        for _ in 0..<60 { XCTAssertEqual(rows.positions(of: [2]), [:]) }
      }
      XCTAssertLessThan(issues.count, 10)
      XCTAssertTrue(issues.first?.contains("no such table: item") ?? false, "\(issues)")
    }

    func testASearchInATransactionThatIsRolledBackIsNotStored() throws {
      try insertRows(0..<10, sectionCount: 2)
      @SharedReader(.fetchRows(sql: sql, sectionBy: "section", orderBy: "id"))
      var sections: SectionedRows<Int, Row>
      let reader = $sections
      XCTAssertThrowsError(
        try database.write { db in
          try db.execute(sql: "DELETE FROM item WHERE id = 0")
          XCTAssertEqual(reader.wrappedValue.rows.positions(of: [2]), [2: 0])
          throw CancellationError()
        }
      )
      XCTAssertEqual(sections.rows.positions(of: [2]), [2: 1])
    }
  }
#endif
