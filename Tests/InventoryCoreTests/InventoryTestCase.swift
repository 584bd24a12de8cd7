import ComposableArchitecture
import GRDB
import InventoryCore
import SharingGRDB
import XCTest

/// A test with an empty database in memory and predictable identities.
class InventoryTestCase: XCTestCase {
  // Assigned before each test.
  private(set) var database: (any DatabaseWriter)!

  override func setUpWithError() throws {
    database = try DatabaseFile(app: "org.example.Tests").open(migrator: InventorySchema.migrator)
  }

  /// Saves items in the database.
  func save(_ items: Item...) throws {
    try database.write { db in
      for item in items { try item.save(in: db) }
    }
  }

  /// Returns the names of all items in the order of the names.
  func names() throws -> [String] {
    try database.read { try String.fetchAll($0, sql: "SELECT name FROM item ORDER BY nameKey") }
  }

  /// Limits the size of the database to its current size, as a full disk.
  func fillDisk() throws {
    try database.write { db in
      let size = try Int.fetchOne(db, sql: "PRAGMA page_count") ?? 0
      try db.execute(sql: "PRAGMA max_page_count = \(size)")
    }
  }

  /// Removes the limit of ``fillDisk()``.
  func freeDisk() throws {
    try database.write { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
  }

  /// Returns a store of the list.
  @MainActor
  func makeStore(
    query: ItemQuery = ItemQuery(),
    destination: InventoryFeature.Destination.State? = nil
  ) -> TestStoreOf<InventoryFeature> {
    TestStore(initialState: InventoryFeature.State(query: query, destination: destination)) {
      InventoryFeature()
    } withDependencies: {
      $0.defaultDatabase = database
      $0.files = .liveValue
      $0.uuid = .incrementing
    }
  }
}

extension Item {
  static let keyboard = Item(id: UUID(1_000), name: "Keyboard", color: .black)
  static let mouse = Item(
    id: UUID(1_001),
    name: "Mouse",
    notes: "Silent, with a wireless receiver",
    status: .outOfStock(isOnBackOrder: true)
  )
  static let lamp = Item(id: UUID(1_002), name: "Lamp", status: .outOfStock(isOnBackOrder: false))
}

extension Data {
  /// A picture with one pixel.
  static let png =
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5E\
        rkJggg==
        """
    ) ?? Data()
}

extension FileSource {
  /// Returns a file in memory, which is read in parts of 4 KiB.
  static func data(_ data: Data) -> FileSource {
    let rest = LockIsolated(data[...])
    return FileSource(size: data.count) {
      rest.withValue { rest in
        defer { rest = rest.dropFirst(4096) }
        return Data(rest.prefix(4096))
      }
    }
  }
}
