import ComposableArchitecture
import GRDB
import SharingGRDB
import XCTest

@testable import InventoryCore

final class ItemQueryTests: InventoryTestCase {
  private func items(_ query: ItemQuery) throws -> FetchedRows<ItemSummary> {
    let reader = withDependencies {
      $0.defaultDatabase = database
    } operation: {
      SharedReader(query.key)
    }
    if let error = reader.loadError { throw error }
    return reader.wrappedValue
  }

  private func names(_ query: ItemQuery) throws -> [String] { try items(query).map(\.name) }

  override func setUpWithError() throws {
    try super.setUpWithError()
    try database.write { db in
      try Item.lamp.save(in: db)
      try Item.mouse.save(in: db)
      try Item.keyboard.save(in: db)
      try Item(id: UUID(1_003), name: "Café table", status: .inStock(quantity: 7)).save(in: db)
    }
  }

  func testItemsAreInTheOrderOfTheQuery() throws {
    XCTAssertEqual(try names(ItemQuery()), ["Café table", "Keyboard", "Lamp", "Mouse"])
    XCTAssertEqual(
      try names(ItemQuery(order: .quantity)),
      ["Café table", "Keyboard", "Lamp", "Mouse"]
    )
    XCTAssertEqual(
      try names(ItemQuery(order: .newest)),
      ["Café table", "Keyboard", "Mouse", "Lamp"]
    )
  }

  func testAFilterSelectsItemsByStatus() throws {
    XCTAssertEqual(try names(ItemQuery(filter: .inStock)), ["Café table", "Keyboard"])
    XCTAssertEqual(try names(ItemQuery(filter: .outOfStock)), ["Lamp", "Mouse"])
    XCTAssertEqual(try names(ItemQuery(filter: .onBackOrder)), ["Mouse"])
  }

  func testASearchFindsStartsOfWordsOfNamesAndNotes() throws {
    XCTAssertEqual(try names(ItemQuery(text: "key")), ["Keyboard"])
    XCTAssertEqual(try names(ItemQuery(text: "WIRE sil")), ["Mouse"])
    XCTAssertEqual(try names(ItemQuery(text: "cafe")), ["Café table"])
    XCTAssertEqual(try names(ItemQuery(text: "board")), [])
    XCTAssertEqual(try names(ItemQuery(text: "mouse", filter: .inStock)), [])
  }

  func testASearchFindsWordsInsideTextsWithoutSpaces() throws {
    let texts = [
      ("โต๊ะทำงานไม้", ""), ("ໂຕະເຮັດວຽກ", "ໄມ້"),
      ("តុធ្វើការ", ""), ("木製作業机 Ａ", ""), ("Lamp 2", "ชั้นวางหนังสือ"),
    ]
    try database.write { db in
      for (index, text) in texts.enumerated() {
        try Item(id: UUID(100 + index), name: text.0, notes: text.1).save(in: db)
      }
    }
    XCTAssertEqual(try names(ItemQuery(text: "ทำงาน")), ["โต๊ะทำงานไม้"])
    try database.write { db in
      try Item(id: UUID(200), name: "Cable", notes: "USBケーブル").save(in: db)
    }
    XCTAssertEqual(try names(ItemQuery(text: "usbケーブル")), ["Cable"])
    XCTAssertEqual(try names(ItemQuery(text: "ເຮັດ")), ["ໂຕະເຮັດວຽກ"])
    XCTAssertEqual(try names(ItemQuery(text: "ធ្វើ")), ["តុធ្វើការ"])
    XCTAssertEqual(try names(ItemQuery(text: "作業 机")), ["木製作業机 Ａ"])
    XCTAssertEqual(try names(ItemQuery(text: "lam หนังสือ")), ["Lamp 2"])
    XCTAssertEqual(try names(ItemQuery(text: "lam หนังสือ", filter: .outOfStock)), [])
    XCTAssertEqual(try names(ItemQuery(text: "หนังสือ งาน")), [])
  }

  func testCharactersOfTheSyntaxOfSearchesAreSeparators() throws {
    for text in ["\"", "*", "mou*", "\"mouse\"", "mouse -x", "NEAR(", "name:", "^", "(", "'", "\0"]
    {
      _ = try names(ItemQuery(text: text))
    }
    XCTAssertEqual(try names(ItemQuery(text: "\"mouse\"")), ["Mouse"])
    XCTAssertEqual(try names(ItemQuery(text: " \" ")).count, 4)
    XCTAssertEqual(try names(ItemQuery(text: "OR")), [])
  }

  func testAChangeOfAnItemIsSearched() throws {
    var mouse = Item.mouse
    mouse.name = "Trackball"
    try database.write { try mouse.save(in: $0) }
    XCTAssertEqual(try names(ItemQuery(text: "mouse")), [])
    XCTAssertEqual(try names(ItemQuery(text: "track wire")), ["Trackball"])
    try database.write { db in
      try db.execute(sql: "INSERT INTO itemText (itemText) VALUES ('integrity-check')")
    }
  }

  func testEachOrderOfEachFilterAndSearchIsTheOrderOfTheItems() throws {
    let colors: [ItemColor?] = [nil, .red, .blue]
    let all = (0..<60).map { index in
      Item(
        id: UUID(2_000 + index),
        name: "\(index % 2 == 0 ? "Pen" : "pencil") \((index * 37) % 60)",
        color: colors[index % 3],
        status: index % 3 == 0
          ? .outOfStock(isOnBackOrder: index % 2 == 0) : .inStock(quantity: (index * 7) % 10)
      )
    }
    try database.write { db in
      try db.execute(sql: "DELETE FROM item")
      for item in all { try item.save(in: db) }
    }
    func quantity(_ item: Item) -> Int { item.status[case: \.inStock] ?? -1 }
    func isBefore(_ first: Item, _ second: Item, _ order: ItemOrder) -> Bool {
      switch order {
      case .newest: return all.firstIndex(of: first)! > all.firstIndex(of: second)!
      case .quantity where quantity(first) != quantity(second):
        return quantity(first) > quantity(second)
      case .name, .quantity: return ItemName.key(first.name) < ItemName.key(second.name)
      }
    }
    func matches(_ item: Item, _ query: ItemQuery) -> Bool {
      guard item.name.lowercased().hasPrefix(query.text) else { return false }
      return switch query.filter {
      case .all: true
      case .inStock: item.status.isInStock
      case .outOfStock: !item.status.isInStock
      case .onBackOrder: item.status == .outOfStock(isOnBackOrder: true)
      }
    }
    for text in ["", "penc", "pen"] {
      for filter in StatusFilter.allCases {
        for order in ItemOrder.allCases {
          let query = ItemQuery(text: text, filter: filter, order: order)
          let expected = all.filter { matches($0, query) }.sorted { isBefore($0, $1, order) }
          XCTAssertEqual(try items(query).map(\.id), expected.map(\.id), "\(query)")
        }
      }
    }
  }

  func testEachOrderOfEachFilterUsesAnIndex() throws {
    let statements = LockIsolated<[String]>([])
    try database.write { db in
      db.trace { event in
        if case .statement(let statement) = event {
          let sql = statement.sql
          statements.withValue { $0.append(sql) }
        }
      }
    }
    for filter in StatusFilter.allCases {
      for order in ItemOrder.allCases {
        statements.setValue([])
        _ = try items(ItemQuery(filter: filter, order: order))
        let pages = statements.value.filter { $0.contains("ORDER BY") }
        XCTAssertFalse(pages.isEmpty)
        for sql in pages {
          let plan = try database.read {
            try Row.fetchAll($0, sql: "EXPLAIN QUERY PLAN \(sql)").map { $0["detail"] as String }
          }
          XCTAssertFalse(plan.contains { $0.contains("TEMP B-TREE") }, "\(filter) \(order) \(plan)")
        }
      }
    }
  }
}
