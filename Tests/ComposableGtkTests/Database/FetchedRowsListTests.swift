#if SharingGRDB
  import ComposableGtk
  import Foundation
  import GRDB
  import Gtk
  import GtkTestSupport
  import SharingGRDB
  import TestSupport
  import XCTest

  @testable import GtkUI

  /// The query of a list of products.
  private enum ProductQuery: CaseIterable {
    /// The rows are found by their order, of which an index exists.
    case order
    /// The ids of all rows are fetched, and the rows are found by their ids.
    case ids
  }

  /// Lists of the rows of a database. Each test runs with each kind of query.
  final class FetchedRowsListTests: XCTestCase {
    func testAListOf100000RowsShowsItsFirstAndItsLastRows() throws {
      try inWindow(rowCount: 100_000) { window, model in
        XCTAssertEqual(window.texts.prefix(2), ["Row 000000", "Row 000001"])
        XCTAssertEqual(try window.list.count, 100_000)
        XCTAssertLessThan(try window.list.boundRows.count, 500)
        try window.list.scroll(to: 99_999)
        window.settle()
        XCTAssertEqual(window.texts.last, "Row 099999")
        XCTAssertLessThan(try window.list.boundRows.count, 500)
      }
    }

    func testAChangeOfOneRowEvaluatesOneRow() throws {
      try inWindow(rowCount: 100_000) { window, model in
        let bodies = try model.bodies(in: window) {
          try $0.execute(sql: "UPDATE item SET stock = 7 WHERE id = 3")
        }
        XCTAssertEqual(window.texts[3], "Row 000003: 7")
        XCTAssertEqual(bodies["Deferred<Text>"], 1)
      }
    }

    func testAChangeOfARowThatIsNotVisibleEvaluatesNoRow() throws {
      try inWindow(rowCount: 100_000) { window, model in
        let bodies = try model.bodies(in: window) {
          try $0.execute(sql: "UPDATE item SET stock = 7 WHERE id = 50000")
        }
        XCTAssertNil(bodies["Deferred<Text>"])
      }
    }

    func testAnInsertionEvaluatesOneRow() throws {
      try inWindow(rowCount: 100_000) { window, model in
        let bodies = try model.bodies(in: window) {
          try $0.execute(sql: "INSERT INTO item (id, name) VALUES (200000, 'Row 000001a')")
        }
        XCTAssertEqual(
          window.texts.prefix(4),
          ["Row 000000", "Row 000001", "Row 000001a", "Row 000002"]
        )
        XCTAssertEqual(bodies["Deferred<Text>"], 1)
      }
    }

    func testTheVisibleRowsRemainWhenRowsBeforeAreRemoved() throws {
      try inWindow(rowCount: 100_000) { window, model in
        try window.list.scroll(to: 60_000)
        window.settle()
        let bodies = try model.bodies(in: window) {
          try $0.execute(sql: "DELETE FROM item WHERE id IN (10, 20)")
        }
        XCTAssertEqual(try window.list.count, 99_998)
        XCTAssertTrue(window.texts.contains("Row 060000"))
        XCTAssertLessThan(bodies["Deferred<Text>"] ?? 0, 10)
      }
    }

    func testTheAppSelectsARowThatIsNotInMemory() throws {
      try inWindow(rowCount: 10_000) { window, model in
        model.selection = [9_000]
        window.settle()
        XCTAssertEqual(try window.list.selectedIndices, [9_000])
        _ = try model.bodies(in: window) { try $0.execute(sql: "DELETE FROM item WHERE id = 5") }
        XCTAssertEqual(try window.list.selectedIndices, [8_999])
        _ = try model.bodies(in: window) { try $0.execute(sql: "DELETE FROM item WHERE id = 9000") }
        XCTAssertEqual(try window.list.selectedIndices, [])
      }
    }

    func testRandomChangesShowTheRowsOfTheDatabase() throws {
      let seed = UInt64.random(in: 0...UInt64.max)
      try inWindow(rowCount: 3_000) { window, model in
        var random = SeededGenerator(seed: seed)
        var next = 3_000
        for step in 0..<60 {
          let list = try window.list
          if Bool.random(using: &random), list.count > 0 {
            list.scroll(to: Int.random(in: 0..<list.count, using: &random))
            window.settle()
          }
          let start = Int.random(in: 0..<next, using: &random)
          let length = [1, 2, 40, 600].randomElement(using: &random) ?? 1
          let kind = Int.random(in: 0..<4, using: &random)
          model.selection = Set((0..<5).map { _ in Int.random(in: 0..<next, using: &random) })
          _ = try model.bodies(in: window) { db in
            switch kind {
            case 0:
              for id in next..<next + length {
                try db.execute(
                  sql: "INSERT INTO item (id, name) VALUES (?, ?)",
                  arguments: [id, "Row \(id * 7 % 3_001)"]
                )
              }
            case 1:
              try db.execute(
                sql: "DELETE FROM item WHERE id BETWEEN ? AND ?",
                arguments: [start, start + length]
              )
            case 2:
              try db.execute(
                sql: "UPDATE item SET name = 'Row ' || (id * 31) WHERE id BETWEEN ? AND ?",
                arguments: [start, start + length]
              )
            default:
              try db.execute(
                sql: "UPDATE item SET stock = stock + 1 WHERE id BETWEEN ? AND ?",
                arguments: [start, start + length]
              )
            }
          }
          if kind == 0 { next += length }
          let expected = try model.database.read {
            try Product.fetchAll($0, sql: "SELECT * FROM item ORDER BY name, id")
          }
          // On a busy machine, the fetch of an earlier change can end the wait for this change.
          _ = GtkTesting.wait {
            list.count == expected.count
              && list.boundRows.allSatisfy { $1.texts == [expected[$0].text] }
          }
          let description = "seed \(seed), step \(step)"
          XCTAssertEqual(list.count, expected.count, description)
          for (index, row) in list.boundRows {
            XCTAssertEqual(row.texts, [expected[index].text], "\(description), row \(index)")
          }
          XCTAssertEqual(
            list.selectedIndices,
            expected.indices.filter { model.selection.contains(expected[$0].id) },
            description
          )
        }
      }
    }

    private func inWindow(
      rowCount: Int,
      _ body: @MainActor (TestWindow<ProductList>, Products) throws -> Void
    ) throws {
      for query in ProductQuery.allCases {
        let failureCount = testRun?.totalFailureCount
        try onMain {
          let model = try Products(rowCount: rowCount, query: query)
          let window = TestWindow { ProductList(model: model) }
          defer { window.close() }
          window.settle()
          try body(window, model)
        }
        XCTAssertEqual(testRun?.totalFailureCount, failureCount, "The query is '\(query)'.")
      }
    }
  }

  extension TestWindow {
    fileprivate var list: ListView<Bin> {
      get throws { try first(ListView<Bin>.self) }
    }
  }

  private struct Product: Decodable, FetchableRecord, Identifiable, Sendable {
    var id: Int
    var name: String
    var stock: Int

    var text: String { stock == 0 ? name : "\(name): \(stock)" }
  }

  @Observable
  @MainActor
  private final class Products {
    let database: any DatabaseWriter
    let products: SharedReader<FetchedRows<Product>>
    var selection: Set<Int> = []

    init(rowCount: Int, query: ProductQuery) throws {
      database = try DatabaseQueue()
      try database.write { db in
        try db.execute(
          sql: """
            CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT NOT NULL, stock INTEGER NOT NULL \
            DEFAULT 0);
            CREATE INDEX item_name ON item (name, id);
            WITH RECURSIVE number(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number LIMIT ?)
            INSERT INTO item (id, name) SELECT n, printf('Row %06d', n) FROM number;
            """,
          arguments: [rowCount]
        )
      }
      switch query {
      case .order:
        products = SharedReader(
          .fetchRows(sql: "SELECT * FROM item", orderBy: "name, id", database: database)
        )
      case .ids:
        products = SharedReader(
          .fetchRows(
            ids: "SELECT id FROM item ORDER BY name, id",
            rows: "SELECT * FROM item",
            database: database
          )
        )
      }
    }

    /// Changes the database, and returns the bodies that are evaluated until the list shows the
    /// change.
    func bodies(
      in window: TestWindow<ProductList>,
      _ change: (Database) throws -> Void
    ) throws -> [String: Int] {
      let before = products.wrappedValue
      var failure: (any Error)?
      let bodies = BodyCount.during {
        do {
          let isChanged = try database.write { db in
            let count = db.totalChangesCount
            try change(db)
            return db.totalChangesCount > count
          }
          // A statement that finds no row causes no fetch.
          let deadline = Date(timeIntervalSinceNow: 30)
          while isChanged, products.wrappedValue == before, Date() < deadline { usleep(1_000) }
        } catch {
          failure = error
        }
        window.settle()
      }
      if let failure { throw failure }
      return bodies
    }
  }

  private struct ProductList: View {
    let model: Products

    var body: some View {
      List(
        model.products.wrappedValue,
        selection: Binding(get: { model.selection }, set: { model.selection = $0 })
      ) { Text($0.text) }
    }
  }
#endif
