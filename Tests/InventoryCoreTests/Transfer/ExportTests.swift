import ComposableArchitecture
import GRDB
import SharingGRDB
import TestSupport
import XCTest

@testable import InventoryCore

@MainActor
final class ExportTests: TransferTestCase {
  private func makeStore(_ url: URL) -> TestStoreOf<ExportFeature> {
    TestStore(initialState: ExportFeature.State(url: url)) {
      ExportFeature()
    } withDependencies: {
      $0.defaultDatabase = database
      $0.dismiss = DismissEffect { [isDismissed] in isDismissed.setValue(true) }
      $0.files = .liveValue
    }
  }

  private func saveMany(_ count: Int) throws {
    try database.write { db in
      for number in 0..<count { try Item(id: UUID(number), name: "Item \(number)").save(in: db) }
    }
  }

  func testAllItemsAreExportedInTheOrderOfTheirAge() async throws {
    try save(.mouse, .keyboard)
    let url = try makeFile("old")
    let store = makeStore(url)
    await store.send(.started)
    await store.receive(\.exported) { $0.phase = .exported(2) }
    XCTAssertEqual(
      try String(contentsOf: url, encoding: .utf8),
      """
      name,color,quantity,on back order,notes\r
      Mouse,,,yes,"Silent, with a wireless receiver"\r
      Keyboard,black,1,no,\r

      """
    )
    await store.send(.closeButtonTapped)
    await store.finish()
    XCTAssertTrue(isDismissed.value)
  }

  func testProgressIsReported() async throws {
    try saveMany(1_200)
    let store = makeStore(try makeTemporaryFolder().appending(path: "items.csv"))
    store.exhaustivity = .off
    await store.send(.started)
    await store.receive(\.progressed)
    XCTAssertGreaterThan(store.state.phase[case: \.exporting] ?? 0, 0.4)
    await store.receive(\.exported) { $0.phase = .exported(1_200) }
  }

  func testAnExportedFileIsImportedAsTheSameItems() async throws {
    let parts = ["a", "=", "'", "\"", ",", ";", "\r\n", "\n", "é", "👩‍👧", "+", " ", "\u{FEFF}"]
    try Seeds.forEach(3, from: 1) { seed in
      try database.write { try $0.execute(sql: "DELETE FROM item") }
      var generator = SeededGenerator(seed: seed)
      func text() -> String {
        (0..<Int.random(in: 0...6, using: &generator))
          .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      }
      let items = (0..<50).map { number in
        Item(
          id: UUID(number),
          name: ItemName.trimmed("\(text())\(number) \(text())"),
          color: ItemColor.allCases.randomElement(using: &generator),
          notes: text(),
          status: number % 2 == 0
            ? .inStock(quantity: number) : .outOfStock(isOnBackOrder: number % 3 == 0)
        )
      }
      try database.write { db in for item in items { try item.save(in: db) } }
      let url = try makeTemporaryFolder().appending(path: "items.csv")
      let files = FileClient.liveValue
      _ = try database.read { try ItemExport.write(to: url, files, onProgress: { _ in }, $0) }
      try database.write { try $0.execute(sql: "DELETE FROM item") }
      var reader = try ImportReader(try files.open(url))
      let rows = ItemImport(id: UUID(900))
      let ids = UUIDGenerator.incrementing
      let batch = try reader.next(100, id: ids.callAsFunction)
      try database.write { db in
        try rows.begin(db)
        try rows.add(batch, db)
        let summary = try rows.summary(unknownColumns: [], db)
        XCTAssertEqual(summary, ImportSummary(itemCount: 50, problemCount: 0))
        _ = try rows.insertItems(summary, onProgress: { _ in }, db)
      }
      let imported = try database.read {
        try Item.fetchAll($0, sql: "SELECT * FROM item ORDER BY number")
      }
      XCTAssertEqual(imported, items)
    }
  }

  func testAFolderThatCannotBeWrittenIsAnAlert() async throws {
    let folder = try makeTemporaryFolder()
    let store = makeStore(folder)
    await store.send(.started)
    await store.receive(\.failed) {
      $0.phase = .failed
      $0.alert = AlertState {
        TextState("The items can't be exported")
      } message: {
        TextState(verbatim: "\(folder.path) can't be written: there is a folder at the path.")
      }
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.finish()
    XCTAssertTrue(isDismissed.value)
  }

  func testAFullDiskIsAnAlertAndTheFileIsUnchanged() async throws {
    try saveMany(10)
    let url = try makeFile("old")
    let store = makeStore(url)
    store.dependencies.files.create = { url in
      let target = try FileClient.liveValue.create(url)
      return FileTarget { data in
        try target.write(data)
        throw POSIXError(.ENOSPC)
      } commit: {
        try target.commit()
      }
    }
    await store.send(.started)
    store.exhaustivity = .off
    await store.receive(\.failed) { $0.phase = .failed }
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "old")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path
    )
    XCTAssertEqual(names, ["items.csv"])
  }

  func testAnErrorOfTheDatabaseIsAnAlertAndTheFileIsUnchanged() async throws {
    try await database.write { try $0.execute(sql: "DROP TABLE item") }
    let url = try makeFile("old")
    let store = makeStore(url)
    await store.send(.started)
    await store.receive(\.failed) {
      $0.phase = .failed
      $0.alert = .notExported(":memory: can't be read: no such table: item.")
    }
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "old")
  }

  func testCancellingTheExportLeavesTheFileUnchanged() async throws {
    try saveMany(4_000)
    let url = try makeFile("old")
    let store = makeStore(url)
    store.exhaustivity = .off
    let pause = Pause()
    let isCommitted = LockIsolated(false)
    store.dependencies.files.create = { url in
      let target = try FileClient.liveValue.create(url)
      let isFirst = LockIsolated(true)
      return FileTarget { data in
        let isPaused = isFirst.withValue { isFirst in
          defer { isFirst = false }
          return isFirst
        }
        if isPaused {
          pause.wait()
        }
        try target.write(data)
      } commit: {
        isCommitted.setValue(true)
        try target.commit()
      }
    }
    await store.send(.started)
    await pause.pass()
    await store.send(.closeButtonTapped)
    pause.end()
    await store.finish(timeout: .seconds(60))
    XCTAssertTrue(isDismissed.value)
    // After the access of the database, which can end after its effect is cancelled.
    XCTAssertEqual(try count("item"), 4_000)
    XCTAssertFalse(isCommitted.value)
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "old")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path
    )
    XCTAssertEqual(names, ["items.csv"])
  }
}
