import ComposableGtk
import Foundation
import GRDB
import Gtk
import GtkTestSupport
import InventoryCore
import SharingGRDB
import XCTest

@testable import InventoryViews

/// Shows the app with items in a database in memory, and calls the test. No objects remain at the
/// end of the test, and the database is closed.
@MainActor
func withApp(
  _ items: [Item] = Item.samples,
  session: SavedInventory? = nil,
  file: StaticString = #filePath,
  line: UInt = #line,
  _ test: @MainActor (StoreOf<InventoryFeature>, TestWindow<InventoryView>) throws -> Void
) throws {
  let before = LiveObjects.now
  weak var database: (any DatabaseWriter)?
  func run() throws {
    let opened = try makeDatabase(items)
    database = opened
    // The views read pictures from the database, too.
    try withDependencies {
      $0.defaultDatabase = opened
    } operation: {
      let store = makeStore(opened, session: session)
      let window = TestWindow(width: 640, height: 720) { InventoryView(store: store) }
      defer { window.close() }
      try test(store, window)
    }
  }
  try run()
  XCTAssertEqual(LiveObjects.settled(at: before), before, file: file, line: line)
  let isClosed = GtkTesting.wait { database == nil }
  XCTAssertTrue(isClosed, "The database is still open.", file: file, line: line)
}

/// Returns a database in memory with items.
func makeDatabase(_ items: [Item]) throws -> any DatabaseWriter {
  let database = try DatabaseFile(app: "org.example.Tests").open(migrator: InventorySchema.migrator)
  try database.write { db in
    for item in items { try item.save(in: db) }
  }
  return database
}

/// Returns a store of the app.
@MainActor
func makeStore(
  _ database: any DatabaseWriter,
  session: SavedInventory? = nil
) -> StoreOf<InventoryFeature> {
  withDependencies {
    $0.defaultDatabase = database
    $0.files = .liveValue
    $0.uuid = .incrementing
  } operation: {
    Store(initialState: InventoryFeature.State(restoring: session, from: database)) {
      InventoryFeature()
    }
  }
}

extension Item {
  static let keyboard = Item(id: UUID(1_000), name: "Keyboard", color: .black)
  static let lamp = Item(
    id: UUID(1_001),
    name: "Lamp",
    status: .outOfStock(isOnBackOrder: false)
  )
  static let mouse = Item(
    id: UUID(1_002),
    name: "Mouse",
    color: .red,
    notes: "Silent, with a wireless receiver",
    status: .inStock(quantity: 12)
  )
  static let samples = [keyboard, lamp, mouse]
}

extension TestWindow {
  /// Waits until a text is shown, because the database is read off the main thread.
  func expect(
    _ texts: String...,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let areShown = GtkTesting.wait { texts.allSatisfy(self.texts.contains) }
    XCTAssertTrue(areShown, "\(texts) in \(self.texts)", file: file, line: line)
  }

  /// Waits until a text is no longer shown.
  func expectNo(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    let isHidden = GtkTesting.wait { !self.texts.contains(text) }
    XCTAssertTrue(isHidden, "\(text) in \(self.texts)", file: file, line: line)
  }
}
