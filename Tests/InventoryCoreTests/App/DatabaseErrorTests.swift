import ComposableArchitecture
import GRDB
import SharingGRDB
import TestSupport
import XCTest

@testable import InventoryCore

/// Errors of the database during each effect: an alert names the reason, and nothing is lost.
@MainActor
final class DatabaseErrorTests: InventoryTestCase {
  private let noSpace = ":memory: can't be written: there is no space left on the disk."
  private let readOnly =
    ":memory: can't be written: the file, its folder or the disk is read-only."
  private let large = Item(
    id: UUID(1_004),
    name: "Manual",
    notes: String(repeating: "text ", count: 20_000),
    status: .outOfStock(isOnBackOrder: false)
  )

  private func setReadOnly(_ isReadOnly: Bool) async throws {
    try await database.writeWithoutTransaction {
      try $0.execute(sql: "PRAGMA query_only = \(isReadOnly)")
    }
  }

  private func makeForm(_ item: Item) -> TestStoreOf<ItemFormFeature> {
    TestStore(initialState: ItemFormFeature.State(item: item)) {
      ItemFormFeature()
    } withDependencies: {
      $0.defaultDatabase = database
      $0.dismiss = DismissEffect { XCTFail("The form was dismissed.") }
      $0.files = .liveValue
      $0.uuid = .incrementing
    }
  }

  func testADeletionOnAFullDiskIsAnAlertAndTheItemRemains() async throws {
    try save(large)
    try fillDisk()
    let store = makeStore(destination: .alert(.delete(ItemSummary(large))))
    await store.send(\.destination.alert.deleteButtonTapped, large.id) { $0.destination = nil }
    await store.receive(\.operationFailed) { [noSpace] in
      $0.alert = AlertState {
        TextState("The items can't be deleted")
      } message: {
        TextState(verbatim: noSpace)
      }
    }
    XCTAssertEqual(try names(), ["Manual"])
    XCTAssertEqual(store.state.deletions, [])
  }

  func testAnUndoThatFailsIsAnAlertAndCanBeRepeated() async throws {
    try save(large)
    let store = makeStore(destination: .alert(.delete(ItemSummary(large))))
    await store.send(\.destination.alert.deleteButtonTapped, large.id) { $0.destination = nil }
    await store.receive(\.deleted) {
      $0.deletions = [Deletion(id: UUID(0), count: 1, name: "Manual")]
    }
    try await setReadOnly(true)
    await store.send(.undoButtonTapped) { $0.undoing = UUID(0) }
    await store.receive(\.operationFailed) { [readOnly] in
      $0.undoing = nil
      $0.alert = .failure(of: .undo, readOnly)
    }
    try await setReadOnly(false)
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.undoButtonTapped) { $0.undoing = UUID(0) }
    await store.receive(\.undone) {
      $0.undoing = nil
      $0.deletions = []
    }
    XCTAssertEqual(try names(), ["Manual"])
  }

  func testClearingOnAReadOnlyDiskIsAnAlertAndTheItemsRemain() async throws {
    try save(.lamp)
    let store = makeStore(destination: .confirmationDialog(.clearOutOfStock(1)))
    // After the items are read, because each read of GRDB sets and resets the same property.
    try await setReadOnly(true)
    await store.send(\.destination.confirmationDialog.clearOutOfStockButtonTapped) {
      $0.destination = nil
    }
    await store.receive(\.operationFailed) { [readOnly] in
      $0.alert = .failure(of: .delete, readOnly)
    }
    XCTAssertEqual(try names(), ["Lamp"])
  }

  func testAFormOnAFullDiskIsAnAlertAndTheChangesRemain() async throws {
    try fillDisk()
    let store = makeForm(large)
    await store.send(.saveButtonTapped) {
      $0.showsEmptyName = true
      $0.isSaving = true
    }
    await store.receive(\.saveFailed) { [noSpace] in
      $0.isSaving = false
      $0.alert = .itemNotSaved(noSpace)
    }
    try freeDisk()
    await store.send(\.alert.dismiss) { $0.alert = nil }
    store.dependencies.dismiss = DismissEffect {}
    await store.send(.saveButtonTapped) { $0.isSaving = true }
    await store.receive(\.saved) { $0.isSaving = false }
    await store.receive(\.delegate.saved)
    XCTAssertEqual(try names(), ["Manual"])
  }

  func testAPictureOnAFullDiskIsAnAlertAndTheFormRemains() async throws {
    try fillDisk()
    let url = try makeTemporaryFolder().appending(path: "photo.png")
    try (Data.png + Data(count: 100_000)).write(to: url)
    let store = makeForm(.keyboard)
    await store.send(.pictureChosen(url)) { $0.isReadingPicture = true }
    await store.receive(\.pictureFailed) { [noSpace] in
      $0.isReadingPicture = false
      $0.alert = .pictureNotStored(noSpace)
    }
  }

  func testAnErrorDoesNotDiscardAFormThatWasPresentedInTheMeantime() async throws {
    var form = ItemFormFeature.State(item: Item(id: UUID(0)))
    form.item.notes = "Loud"
    let store = makeStore(destination: .add(form))
    await store.send(.operationFailed(.undo, reason: "No.")) {
      $0.alert = .failure(of: .undo, "No.")
    }
    XCTAssertEqual(store.state.destination, .add(form))
  }

  func testASessionThatIsNotSavedIsAnAlert() async {
    let store = makeStore()
    await store.send(.sessionNotSaved(reason: "The disk is full.")) {
      $0.alert = AlertState {
        TextState("The session can't be saved")
      } message: {
        TextState(
          verbatim: "The disk is full. The app tries to save again after each change."
        )
      }
    }
  }

  /// Checks the effects that read with a database that can't be read.
  private func assertReadsAreAlerts(
    _ database: DatabaseQueue,
    _ store: TestStoreOf<InventoryFeature>,
    _ reason: String
  ) async {
    let message = "\(database.path) can't be read: \(reason)."
    let alert = AlertState<InventoryFeature.Action.Alert>.failure(of: .read, message)
    for action: InventoryFeature.Action in [
      .itemTapped(UUID(1)), .duplicateButtonTapped(UUID(1)), .labelButtonTapped(UUID(1)),
      .clearOutOfStockButtonTapped, .linkOpened("item/\(UUID(1))"),
    ] {
      await store.send(action)
      await store.receive(\.operationFailed) { $0.alert = alert }
      await store.send(\.alert.dismiss) { $0.alert = nil }
    }
    await store.send(.binding(.set(\.query.text, "pen"))) { $0.query.text = "pen" }
    await store.receive(\.operationFailed) { $0.alert = alert }
    await store.send(\.alert.dismiss) { $0.alert = nil }
  }

  private func makeFile() throws -> String {
    let path = try makeTemporaryFolder().appending(path: "items.sqlite").path
    let queue = try DatabaseQueue(path: path)
    try InventorySchema.migrator.migrate(queue)
    try queue.write { db in
      for number in 0..<200 { try Item(id: UUID(number), name: "Pen \(number)").save(in: db) }
    }
    try queue.close()
    return path
  }

  private func makeStore(_ database: DatabaseQueue) -> TestStoreOf<InventoryFeature> {
    withDependencies {
      $0.defaultDatabase = database
    } operation: {
      TestStore(initialState: InventoryFeature.State()) {
        InventoryFeature()
      } withDependencies: {
        $0.defaultDatabase = database
        $0.uuid = .incrementing
      }
    }
  }

  func testALockedDatabaseIsAnAlertAndTheItemsAreReadLater() async throws {
    let path = try makeFile()
    let database = try DatabaseQueue(path: path)
    let store = makeStore(database)
    XCTAssertEqual(store.state.items.count, 200)
    var configuration = Configuration()
    configuration.allowsUnsafeTransactions = true
    let other = try DatabaseQueue(path: path, configuration: configuration)
    try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN EXCLUSIVE") }
    await assertReadsAreAlerts(database, store, "another process has locked the database")
    try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
    await store.send(.binding(.set(\.query.text, "pen 1"))) { $0.query.text = "pen 1" }
    await store.finish()
    XCTAssertEqual(store.state.items.count, 111)
  }

  func testADamagedDatabaseIsAnAlert() async throws {
    let path = try makeFile()
    let pages = try await DatabaseQueue(path: path).read {
      try UInt64.fetchAll($0, sql: "SELECT rootpage FROM sqlite_schema WHERE rootpage > 1")
    }
    // The tables and the indexes are damaged, and the schema is not.
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    for page in pages {
      try file.seek(toOffset: (page - 1) * 4096)
      try file.write(contentsOf: Data(repeating: 0xFF, count: 4096))
    }
    try file.close()
    let database = try DatabaseQueue(path: path)
    let store = makeStore(database)
    XCTAssertEqual(store.state.items.count, 0)
    withDependencies {
      $0.defaultDatabase = database
    } operation: {
      XCTAssertEqual(
        store.state.itemsProblem,
        "\(path) can't be read: the file is damaged."
      )
    }
    await assertReadsAreAlerts(database, store, "the file is damaged")
  }
}
