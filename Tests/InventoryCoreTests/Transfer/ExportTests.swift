import ComposableArchitecture
import GRDB
import SharingGRDB
import TestSupport
import XCTest

@testable import InventoryCore

@MainActor
final class ExportTests: TransferTestCase {
  private func makeStore(
    _ url: URL,
    phase: ExportFeature.Phase = .exporting(progress: 0)
  ) -> TestStoreOf<ExportFeature> {
    var state = ExportFeature.State(url: url)
    state.phase = phase
    return TestStore(initialState: state) {
      ExportFeature()
    } withDependencies: {
      $0.defaultDatabase = database
      $0.dismiss = DismissEffect { [isDismissed] in isDismissed.setValue(true) }
      $0.files = .liveValue
    }
  }

  private func saveMany(_ count: Int, notes: String = "") throws {
    try database.write { db in
      for number in 0..<count {
        try Item(id: UUID(number), name: "Item \(number)", notes: notes).save(in: db)
      }
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
    try saveMany(800)
    let store = makeStore(try makeTemporaryFolder().appending(path: "items.csv"))
    await store.send(.started)
    await store.receive(\.progressed) { $0.phase = .exporting(progress: 0.625) }
    await store.receive(\.exported) { $0.phase = .exported(800) }
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
      let target = try files.create(url)
      _ = try database.read { try ItemExport.write(to: target, onProgress: { _ in }, $0) }
      try target.commit()
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
        throw FileFailure(url.path, cannotBe: .written, errno: ENOSPC)
      } commit: {
        try target.commit()
      }
    }
    await store.send(.started)
    await store.receive(\.failed) {
      $0.phase = .failed
      $0.alert = AlertState {
        TextState("The items can't be exported")
      } message: {
        TextState(verbatim: "\(url.path) can't be written: there is no space left on the disk.")
      }
    }
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "old")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path
    )
    XCTAssertEqual(names, ["items.csv"])
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.finish()
    XCTAssertTrue(isDismissed.value)
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
    // The items are written in several parts, and their progress is not reported.
    try saveMany(400, notes: String(repeating: "text ", count: 200))
    let url = try makeFile("old")
    let store = makeStore(url)
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
    await store.send(.closeButtonTapped) { $0.phase = .cancelling }
    await store.send(.progressed(0.5))
    XCTAssertFalse(isDismissed.value)
    pause.end()
    await store.receive(\.cancelled)
    await store.finish(timeout: .seconds(60))
    XCTAssertTrue(isDismissed.value)
    XCTAssertFalse(isCommitted.value)
    XCTAssertEqual(try String(contentsOf: url, encoding: .utf8), "old")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path
    )
    XCTAssertEqual(names, ["items.csv"])
  }

  func testACancellationAfterTheFileWasReplacedShowsTheNumberOfItems() async throws {
    try save(.keyboard)
    let url = try makeFile("old")
    let store = makeStore(url)
    // The pause would block the main thread.
    store.useMainSerialExecutor = false
    let pause = Pause()
    store.dependencies.files.create = { url in
      let target = try FileClient.liveValue.create(url)
      return FileTarget(write: target.write) {
        try target.commit()
        pause.wait()
      }
    }
    await store.send(.started)
    await pause.pass()
    await store.send(.closeButtonTapped) { $0.phase = .cancelling }
    pause.end()
    await store.receive(\.exported) { $0.phase = .exported(1) }
    XCTAssertFalse(isDismissed.value)
    XCTAssertNotEqual(try String(contentsOf: url, encoding: .utf8), "old")
    await store.send(.closeButtonTapped)
    await store.finish()
    XCTAssertTrue(isDismissed.value)
  }

  func testAnErrorOfACancelledExportIsAnAlert() async {
    let store = makeStore(URL(filePath: "/items.csv"), phase: .cancelling)
    await store.send(.failed(reason: "No.")) {
      $0.phase = .failed
      $0.alert = .notExported("No.")
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await store.finish()
    XCTAssertTrue(isDismissed.value)
  }

  func testASecondRequestDismissesAnExportWhoseCancellationIsBlocked() async {
    let store = makeStore(URL(filePath: "/items.csv"), phase: .cancelling)
    await store.send(.closeButtonTapped)
    await store.finish()
    XCTAssertTrue(isDismissed.value)
  }
}
