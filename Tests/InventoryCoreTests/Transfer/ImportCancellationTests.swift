import ComposableArchitecture
import GRDB
import XCTest

@testable import InventoryCore

@MainActor
final class ImportCancellationTests: TransferTestCase {
  private let summary = ImportSummary(itemCount: 2, problemCount: 0)

  /// Returns a store of an import whose rows were checked.
  private func makeCheckedImport() async throws -> TestStoreOf<ImportFeature> {
    let store = makeImport(try makeFile("name\nPen\nInk\n"))
    await store.send(.started)
    await store.receive(\.progressed) { $0.phase = .checking(progress: 1) }
    await store.receive(\.checked) { [summary] in $0.phase = .checked(summary) }
    return store
  }

  private func rowCount() throws -> Int {
    try count("importedItem") + count("importProblem") + count("import")
  }

  func testCancellingTheCheckImportsNothing() async throws {
    try save(.keyboard)
    let store = makeImport(try makeFile("name\nPen\nInk\n"))
    let pause = Pause()
    try await self.pause(pause, at: 1, in: "importedItem")
    await store.send(.started)
    await pause.pass()
    await store.send(.closeButtonTapped)
    pause.end()
    await store.finish(timeout: .seconds(60))
    XCTAssertTrue(isDismissed.value)
    XCTAssertEqual(try rowCount(), 0)
    XCTAssertEqual(try names(), ["Keyboard"])
  }

  // The test is not exhaustive, because the progress depends on the sizes of the parts of the file.
  func testCancellingTheCheckOfALongFileImportsNothing() async throws {
    try save(.keyboard)
    let store = makeImport(try makeFile(longFile()))
    store.exhaustivity = .off
    let pause = Pause()
    try await self.pause(pause, at: 3_300, in: "importedItem")
    await store.send(.started)
    await pause.pass()
    await store.send(.closeButtonTapped)
    pause.end()
    await store.finish(timeout: .seconds(60))
    XCTAssertTrue(isDismissed.value)
    XCTAssertEqual(try rowCount(), 0)
    XCTAssertEqual(try names(), ["Keyboard"])
  }

  func testCancellingACheckedImportImportsNothing() async throws {
    let store = try await makeCheckedImport()
    await store.send(.closeButtonTapped)
    await store.finish()
    XCTAssertTrue(isDismissed.value)
    XCTAssertEqual(try rowCount() + count("item"), 0)
  }

  func testCancellingTheInsertionImportsNothingAndDismissesTheImport() async throws {
    let store = try await makeCheckedImport()
    let pause = Pause()
    try await self.pause(pause, at: 1, in: "item")
    await store.send(.importButtonTapped) { [summary] in
      $0.phase = .importing(summary, progress: 0)
    }
    await pause.pass()
    await store.send(.closeButtonTapped) { $0.phase = .cancelling }
    await store.send(.closeButtonTapped)
    XCTAssertFalse(isDismissed.value)
    pause.end()
    await store.receive(\.cancelled)
    await store.finish()
    XCTAssertTrue(isDismissed.value)
    XCTAssertEqual(try rowCount() + count("item"), 0)
  }

  func testACancellationAfterTheItemsWereInsertedShowsTheirNumber() async throws {
    let store = try await makeCheckedImport()
    let pause = Pause()
    try await database.writeWithoutTransaction { db in
      db.add(transactionObserver: CommitPause(pause), extent: .databaseLifetime)
    }
    await store.send(.importButtonTapped) { [summary] in
      $0.phase = .importing(summary, progress: 0)
    }
    await store.receive(\.progressed) { [summary] in
      $0.phase = .importing(summary, progress: 1)
    }
    await pause.pass()
    await store.send(.closeButtonTapped) { $0.phase = .cancelling }
    pause.end()
    await store.receive(\.imported) { $0.phase = .imported(2) }
    XCTAssertFalse(isDismissed.value)
    XCTAssertEqual(try names(), ["Ink", "Pen"])
    XCTAssertEqual(try rowCount(), 0)
    await store.send(.closeButtonTapped)
    await store.finish()
    XCTAssertTrue(isDismissed.value)
  }

  func testAnErrorOfACancelledInsertionDismissesTheImport() async throws {
    for action: ImportFeature.Action in [.failed(reason: "No."), .namesAreUsed(summary)] {
      isDismissed.setValue(false)
      let store = makeImport(URL(filePath: "/items.csv"), phase: .cancelling)
      await store.send(action)
      await store.finish()
      XCTAssertTrue(isDismissed.value)
    }
  }

  func testTheProgressOfACancelledInsertionIsNotShown() async {
    let store = makeImport(URL(filePath: "/items.csv"), phase: .cancelling)
    await store.send(.progressed(0.5))
  }
}

/// A pause after the next transaction that has inserted items was committed.
private final class CommitPause: TransactionObserver {
  private let pause: Pause
  private let hasInserted = LockIsolated(false)

  init(_ pause: Pause) { self.pause = pause }

  func observes(eventsOfKind kind: DatabaseEventKind) -> Bool {
    if case .insert(tableName: "item") = kind { true } else { false }
  }

  func databaseDidChange(with event: DatabaseEvent) { hasInserted.setValue(true) }

  func databaseDidCommit(_ db: Database) {
    if hasInserted.value { pause.wait() }
    hasInserted.setValue(false)
  }

  func databaseDidRollback(_ db: Database) { hasInserted.setValue(false) }
}
