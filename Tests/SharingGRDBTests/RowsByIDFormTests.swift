#if SharingGRDB
  import Foundation
  import GRDB
  import GRDBSQLite
  import Sharing
  import TestSupport
  import XCTest

  @testable import SharingGRDB

  /// Ids whose stored form is not the form that GRDB writes, and other unusual ids.
  final class RowsByIDFormTests: DatabaseTestCase {
    private struct Note: Decodable, Equatable, FetchableRecord, Identifiable, Sendable {
      var id: UUID
      var text: String
    }

    private struct Named: Decodable, Equatable, FetchableRecord, Identifiable, Sendable {
      enum CodingKeys: String, CodingKey { case id = "name" }
      var id: String
    }

    private struct Row: Decodable, Equatable, FetchableRecord, Identifiable, Sendable {
      var id: Int
      var name: String
    }

    private func uuid(_ number: Int) throws -> UUID {
      try XCTUnwrap(UUID(uuidString: String(format: "ABCDEF00-0000-4000-8000-%012d", number)))
    }

    /// Creates 300 notes, whose ids are stored in the form that `form` returns.
    private func createNotes(_ form: (UUID) -> any DatabaseValueConvertible) throws -> [UUID] {
      let ids = try (0..<300).map(uuid)
      try database.write { db in
        try db.execute(sql: "CREATE TABLE memo (id PRIMARY KEY, text TEXT NOT NULL)")
        for (number, id) in ids.enumerated() {
          try db.execute(
            sql: "INSERT INTO memo VALUES (?, ?)",
            arguments: [form(id), "Note \(number)"]
          )
        }
      }
      return ids
    }

    private func assertNotes(_ ids: [UUID], line: UInt = #line) throws {
      @SharedReader(
        .fetchRows(ids: "SELECT id FROM memo ORDER BY text, id", rows: "SELECT * FROM memo")
      ) var notes: FetchedRows<Note>
      let numbers = (0..<300).sorted { "Note \($0)" < "Note \($1)" }
      XCTAssertNil($notes.loadError, line: line)
      XCTAssertEqual(
        Array(notes),
        numbers.map { Note(id: ids[$0], text: "Note \($0)") },
        line: line
      )
      XCTAssertEqual(notes.ids(at: [299]), [ids[99]], line: line)
      XCTAssertEqual(notes.positions(of: [ids[99]]), [ids[99]: 299], line: line)
      // By positions.
      @SharedReader(.fetchRows(sql: "SELECT * FROM memo", orderBy: "text, id"))
      var same: FetchedRows<Note>
      XCTAssertEqual(same.positions(of: [ids[99]]), [ids[99]: 299], line: line)
      XCTAssertEqual(same.positions(of: [UUID()]), [:], line: line)
      let before = notes
      try database.write { try $0.execute(sql: "DELETE FROM memo WHERE text = 'Note 0'") }
      expect(notes.count, 299, line: line)
      XCTAssertEqual(notes.map(\.id), numbers.dropFirst().map { ids[$0] }, line: line)
      XCTAssertEqual(notes.changedRange(from: before)?.old, 0..<1, line: line)
    }

    func testIDsThatAreStoredAsTextHaveRows() throws {
      try assertNotes(createNotes(\.uuidString))
    }

    func testIDsThatAreStoredAsLowercaseTextHaveRows() throws {
      try assertNotes(createNotes { $0.uuidString.lowercased() })
    }

    func testIDsThatAreStoredAsBlobsHaveRows() throws {
      try assertNotes(createNotes { $0 })
    }

    func testIDsThatAreStoredInTwoFormsHaveRows() throws {
      let ids = try createNotes { $0 }
      try database.write {
        try $0.execute(
          sql: "UPDATE memo SET id = ? WHERE id = ?",
          arguments: [ids[7].uuidString, ids[7]]
        )
      }
      @SharedReader(
        .fetchRows(ids: "SELECT id FROM memo ORDER BY text", rows: "SELECT * FROM memo")
      ) var notes: FetchedRows<Note>
      XCTAssertEqual(Set(notes.map(\.id)), Set(ids))
      XCTAssertNil($notes.loadError)
    }

    func testTextsAreIDs() throws {
      try insertItems(0..<300)
      @SharedReader(
        .fetchRows(
          ids: "SELECT name FROM item ORDER BY id DESC",
          rows: "SELECT * FROM item",
          id: "name"
        )
      ) var rows: FetchedRows<Named>
      XCTAssertEqual(rows.map(\.id), (0..<300).reversed().map { "Row \($0)" })
      XCTAssertEqual(rows.positions(of: ["Row 1", "row 1"]), ["Row 1": 298])
    }

    func testAnIDThatIsRepeatedHasItsRowAtEachPosition() throws {
      try insertItems(0..<3)
      @SharedReader(
        .fetchRows(
          ids: "SELECT id FROM (SELECT id FROM item UNION ALL SELECT id FROM item) ORDER BY id",
          rows: "SELECT * FROM item"
        )
      ) var rows: FetchedRows<Row>
      XCTAssertEqual(rows.map(\.id), [0, 0, 1, 1, 2, 2])
      XCTAssertNil($rows.loadError)
    }

    func testNULLIsNotAnID() throws {
      try insertItems(0..<3)
      @SharedReader(.fetchRows(ids: "SELECT nullif(id, 1) FROM item", rows: "SELECT * FROM item"))
      var rows: FetchedRows<Row>
      XCTAssertTrue(rows.isEmpty)
      XCTAssertEqual(
        $rows.loadError?.localizedDescription,
        "The query 'SELECT nullif(id, 1) FROM item' returns NULL, which is not an id (Int)."
      )
    }

    func testPositionsOutsideOfTheRowsHaveNoIDs() throws {
      try insertItems(0..<3)
      @SharedReader(.fetchRows(ids: "SELECT id FROM item", rows: "SELECT * FROM item"))
      var rows: FetchedRows<Row>
      @SharedReader(.fetchRows(sql: "SELECT * FROM item", orderBy: "id")) var same: FetchedRows<Row>
      let positions = [-1, 2, 3, 1_000]
      XCTAssertEqual(rows.ids(at: positions), [nil, 2, nil, nil])
      XCTAssertEqual(same.ids(at: positions), [nil, 2, nil, nil])
      XCTAssertEqual(FetchedRows<Row>().ids(at: positions), [nil, nil, nil, nil])
    }

    func testEightPagesAreFetchedAgainWithFewArguments() throws {
      var configuration = Configuration()
      // The limit of SQLite before 3.32 is 999.
      configuration.prepareDatabase { db in
        sqlite3_limit(db.sqliteConnection, SQLITE_LIMIT_VARIABLE_NUMBER, 100)
      }
      let database = try DatabaseQueue(configuration: configuration)
      try Item.migrator.migrate(database)
      try insertItems(0..<1_024, in: database)
      @SharedReader(
        .fetchRows(ids: "SELECT id FROM item", rows: "SELECT * FROM item", database: database)
      ) var rows: FetchedRows<Row>
      for page in 0..<8 { XCTAssertEqual(rows[page * 128].id, page * 128) }
      XCTAssertEqual(rows.pages?.numbers.sorted(), Array(0..<8))
      try database.write { try $0.execute(sql: "UPDATE item SET name = 'New'") }
      expect(rows[0].name, "New")
      XCTAssertNil($rows.loadError)
      XCTAssertEqual(rows.pages?.numbers.sorted(), Array(0..<8))
      XCTAssertEqual(rows.map(\.id), Array(0..<1_024))
    }

    private func insertItems(_ ids: Range<Int>, in other: (any DatabaseWriter)? = nil) throws {
      try (other ?? database).write { db in
        for id in ids { try Item(id: id, name: "Row \(id)").insert(db) }
      }
    }
  }
#endif
