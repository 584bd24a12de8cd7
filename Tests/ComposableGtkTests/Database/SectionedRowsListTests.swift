#if SharingGRDB
  import ComposableGtk
  import ConcurrencyExtras
  import Foundation
  import GRDB
  import Gtk
  import GtkTestSupport
  import SharingGRDB
  import TestSupport
  import XCTest

  @testable import GtkUI

  /// Lists of the rows of a database in 60 sections. Each section has a header.
  final class SectionedRowsListTests: XCTestCase {
    func testAListOf20000RowsInSectionsLoadsTheRowsThatAreVisible() throws {
      try inWindow { window, model in
        XCTAssertEqual(window.texts.prefix(3), ["Section 00", "Row 00000", "Row 00060"])
        XCTAssertEqual(try window.list.count, 20_060)
        XCTAssertLessThan(model.loadedRowCount, 1_000)
        try window.list.scroll(to: 20_059)
        window.settle()
        XCTAssertEqual(window.texts.last, "Row 19979")
        XCTAssertLessThan(model.loadedRowCount, 2_000)
      }
    }

    func testASelectionInSectionsExecutesTheQueriesOfAFlatList() throws {
      var costs: [Cost] = []
      for isFlat in [true, false] {
        try inWindow(isFlat: isFlat) { window, model in
          // The row is at the offset 167 of section 9. The sections before have 334 rows.
          let cost = model.cost {
            model.selection = [10_029]
          } in: {
            window.settle()
          }
          let index = 9 * 334 + 167
          XCTAssertEqual(try window.list.selectedIndices, [isFlat ? index : index + 10])
          costs.append(cost)
        }
      }
      XCTAssertEqual(costs.first, costs.last)
      XCTAssertEqual(costs.first?.loadedRowCount, 0)
      XCTAssertLessThan(costs.first?.statementCount ?? .max, 5)
    }

    func testAChangeOfASelectedRowThatIsNotInMemoryLoadsTheRowsThatAreVisible() throws {
      for isFlat in [true, false] {
        try inWindow(isFlat: isFlat) { window, model in
          let change = "UPDATE item SET name = name || '.' WHERE id = 10029"
          let cost = model.cost {
          } in: {
            model.change(in: window) { try $0.execute(sql: change) }
          }
          model.selection = [10_029]
          window.settle()
          let selectedCost = model.cost {
          } in: {
            model.change(in: window) { try $0.execute(sql: change) }
          }
          XCTAssertEqual(selectedCost.loadedRowCount, cost.loadedRowCount)
        }
      }
    }

    func testAllRowsOfSectionsAreSelected() throws {
      try inWindow { window, model in
        let cost = model.cost {
          model.selection = Set(0..<20_000)
        } in: {
          window.settle()
        }
        XCTAssertEqual(try window.list.selectedIndices.count, 20_000)
        XCTAssertEqual(cost, Cost(statementCount: 1, loadedRowCount: 0))
        model.selection = []
        window.settle()
        XCTAssertEqual(try window.list.selectedIndices, [])
      }
    }

    func testAChangeOfARowEvaluatesTheRow() throws {
      try inWindow { window, model in
        let bodies = BodyCount.during {
          model.change(in: window) {
            try $0.execute(sql: "UPDATE item SET name = 'Renamed' WHERE id = 60")
          }
        }
        XCTAssertEqual(window.texts.prefix(3), ["Section 00", "Row 00000", "Renamed"])
        XCTAssertEqual(bodies["Deferred<Text>"], 1)
        XCTAssertLessThan(model.loadedRowCount, 2_000)
      }
    }

    func testRowsAndSectionsAreInsertedAndRemoved() throws {
      try inWindow { window, model in
        model.selection = [120, 10_029]
        window.settle()
        model.change(in: window) {
          try $0.execute(
            sql: "INSERT INTO item VALUES (90000, '00', 'New'), (90001, 'new', 'Last')"
          )
          try $0.execute(sql: "DELETE FROM item WHERE id = 60 OR section = '01'")
        }
        XCTAssertEqual(window.texts.prefix(3), ["Section 00", "Row 00000", "Row 00120"])
        XCTAssertEqual(try window.list.count, 20_060 - 1 - 335 + 3)
        XCTAssertEqual(try window.list.selectedIndices, [2, 9 * 334 + 167 + 10 - 335])
        try window.list.scroll(to: window.list.count - 1)
        window.settle()
        XCTAssertEqual(window.texts.suffix(2), ["Section new", "Last"])
        XCTAssertLessThan(model.loadedRowCount, 5_000)
      }
    }

    func testRandomChangesShowTheRowsOfTheDatabase() throws {
      let seed = UInt64.random(in: 0...UInt64.max)
      try inWindow { window, model in
        var random = SeededGenerator(seed: seed)
        let list = try window.list
        model.change(in: window) { try $0.execute(sql: "DELETE FROM item WHERE id >= 1500") }
        for step in 0..<40 {
          if Bool.random(using: &random), list.count > 0 {
            list.scroll(to: Int.random(in: 0..<list.count, using: &random))
            window.settle()
          }
          model.selection = Set((0..<3).map { _ in Int.random(in: 0..<1_500, using: &random) })
          let start = Int.random(in: 0..<1_500, using: &random)
          let end = start + ([0, 3, 200].randomElement(using: &random) ?? 0)
          let section = String(format: "%02d", Int.random(in: 0..<70, using: &random))
          let sql = [
            "INSERT OR IGNORE INTO item SELECT id + 1, section, name || '+' FROM item",
            "DELETE FROM item",
            "UPDATE item SET section = '\(section)'",
            "UPDATE item SET name = name || '.'",
          ].randomElement(using: &random)
          model.change(in: window) { db in
            try db.execute(
              sql: "\(sql ?? "") WHERE id BETWEEN ? AND ?",
              arguments: [start, end]
            )
            // A statement that changes no row causes no fetch.
            try db.execute(sql: "INSERT OR REPLACE INTO item VALUES (1500, 'last', \(step))")
          }
          let rows = try model.database.read {
            try Row.fetchAll($0, sql: "SELECT * FROM item ORDER BY section, id")
          }
          var texts: [String] = []
          var selected: [Int] = []
          var current: String?
          for row in rows {
            let key: String = row["section"]
            if key != current { texts.append("Section \(key)") }
            current = key
            if model.selection.contains(row["id"]) { selected.append(texts.count) }
            texts.append(row["name"])
          }
          _ = GtkTesting.wait {
            list.count == texts.count && list.boundRows.allSatisfy { $1.texts == [texts[$0]] }
          }
          let description = "seed \(seed), step \(step)"
          XCTAssertEqual(list.count, texts.count, description)
          for (index, row) in list.boundRows {
            XCTAssertEqual(row.texts, [texts[index]], "\(description), row \(index)")
          }
          XCTAssertEqual(list.selectedIndices, selected, description)
        }
      }
    }

    func testAListOfAnotherQueryStartsAtItsTop() throws {
      try inWindow { window, model in
        let list = try window.list
        var last = "59"
        // Of the next sections, some, none and all were shown before.
        for next in [("30", "59"), ("00", "29"), ("00", "59")] {
          let first = "Section \(next.0)"
          list.scroll(to: list.count - 1)
          window.settle()
          XCTAssertNotEqual(window.firstVisibleText, first)
          model.change(in: window) { [last] in
            try $0.execute(sql: "UPDATE item SET name = 'New' WHERE section = ?", arguments: [last])
          }
          XCTAssertEqual(window.texts.last, "New")
          XCTAssertTrue(
            list.boundRows[list.count - 1]?.isMapped ?? false,
            "A change of the rows of a query keeps the position."
          )
          model.load(next.0, next.1)
          window.settle()
          XCTAssertEqual(window.firstVisibleText, first)
          last = next.1
        }
      }
    }

    private func inWindow(
      isFlat: Bool = false,
      _ body: @MainActor (TestWindow<CityList>, Cities) throws -> Void
    ) throws {
      try onMain {
        let model = try Cities()
        let window = TestWindow { CityList(model: model, isFlat: isFlat) }
        defer { window.close() }
        window.settle()
        try body(window, model)
      }
    }
  }

  extension TestWindow {
    fileprivate var list: ListView<Bin> {
      get throws { try first(ListView<Bin>.self) }
    }

    /// The text of the row at the top of the visible area.
    fileprivate var firstVisibleText: String? {
      guard let list = try? list else { return nil }
      return list.boundRows.sorted { $0.key < $1.key }.first { _, row in
        guard row.isMapped, let position = row.translate(x: 0, y: 0, to: list) else { return false }
        return position.y + Double(row.allocatedHeight) > 0
      }?.value.texts.first
    }
  }

  /// The number of statements that were executed, and of rows that were decoded.
  private struct Cost: Equatable {
    var statementCount: Int
    var loadedRowCount: Int
  }

  private struct City: FetchableRecord, Identifiable, Sendable {
    static let decodedCount = LockIsolated(0)

    var id: Int
    var name: String

    init(row: Row) {
      Self.decodedCount.withValue { $0 += 1 }
      id = row["id"]
      name = row["name"]
    }
  }

  @Observable
  @MainActor
  private final class Cities {
    let database: any DatabaseWriter
    var cities: SharedReader<SectionedRows<String, City>>
    var selection: Set<Int> = []
    private let statements = LockIsolated(0)

    init() throws {
      database = try DatabaseQueue()
      try database.write { db in
        try db.execute(
          sql: """
            CREATE TABLE item (id INTEGER PRIMARY KEY, section TEXT NOT NULL, name TEXT NOT NULL);
            CREATE INDEX item_section ON item (section, id);
            WITH RECURSIVE number(n) AS (
              SELECT 0 UNION ALL SELECT n + 1 FROM number LIMIT 20000
            )
            INSERT INTO item SELECT n, printf('%02d', n % 60), printf('Row %05d', n) FROM number;
            """
        )
      }
      cities = SharedReader(Self.key("00", "zz", database))
      City.decodedCount.setValue(0)
      try database.write { [statements] db in
        db.trace { _ in statements.withValue { $0 += 1 } }
      }
    }

    private static func key(
      _ first: String,
      _ last: String,
      _ database: any DatabaseWriter
    ) -> FetchKey<SectionedRows<String, City>>.Default {
      .fetchRows(
        sql: "SELECT * FROM item WHERE section BETWEEN ? AND ?",
        arguments: [first, last],
        sectionBy: "section",
        orderBy: "id",
        database: database
      )
    }

    var loadedRowCount: Int { City.decodedCount.value }

    /// Loads the rows of another query.
    func load(_ first: String, _ last: String) {
      cities = SharedReader(Self.key(first, last, database))
    }

    func cost(_ change: () -> Void, in settle: () -> Void) -> Cost {
      let before = (statements.value, loadedRowCount)
      change()
      settle()
      return Cost(
        statementCount: statements.value - before.0,
        loadedRowCount: loadedRowCount - before.1
      )
    }

    /// Changes the database, and waits until the list shows the change.
    func change(in window: TestWindow<CityList>, _ change: (Database) throws -> Void) {
      let before = cities.wrappedValue
      XCTAssertNoThrow(try database.write(change))
      let deadline = Date(timeIntervalSinceNow: 30)
      while cities.wrappedValue == before, Date() < deadline { usleep(1_000) }
      window.settle()
    }
  }

  private struct CityList: View {
    let model: Cities
    let isFlat: Bool

    var body: some View {
      let cities = model.cities.wrappedValue
      List(selection: Binding(get: { model.selection }, set: { model.selection = $0 })) {
        if isFlat {
          ForEach(cities.rows) { Text($0.name) }
        } else {
          ForEach(cities) { section in
            Section("Section \(section.key)") {
              ForEach(section.rows) { Text($0.name) }
            }
          }
        }
      }
    }
  }
#endif
