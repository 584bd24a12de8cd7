import ComposableArchitecture
import GRDB
import XCTest

@testable import InventoryCore

@MainActor
final class TransferPresentationTests: TransferTestCase {
  func testAnImportIsPresentedAfterTheUserHasChosenAFile() async throws {
    let url = try makeFile("name\nPen\n")
    let store = makeStore()
    await store.send(.importButtonTapped) { $0.isChoosingImportFile = true }
    await store.send(.binding(.set(\.isChoosingImportFile, false))) {
      $0.isChoosingImportFile = false
    }
    await store.send(.importFileChosen(url)) {
      $0.destination = .importItems(ImportFeature.State(id: UUID(0), url: url))
    }
    await store.receive(\.destination.importItems.started)
    await store.receive(\.destination.importItems.progressed) {
      $0.destination?.modify(\.importItems) { $0.phase = .checking(progress: 1) }
    }
    let summary = ImportSummary(itemCount: 1, problemCount: 0)
    await store.receive(\.destination.importItems.checked) {
      $0.destination?.modify(\.importItems) { $0.phase = .checked(summary) }
    }
    await store.send(\.destination.importItems.importButtonTapped) {
      $0.destination?.modify(\.importItems) { $0.phase = .importing(summary, progress: 0) }
    }
    await store.receive(\.destination.importItems.progressed) {
      $0.destination?.modify(\.importItems) { $0.phase = .importing(summary, progress: 1) }
    }
    await store.receive(\.destination.importItems.imported) {
      $0.destination?.modify(\.importItems) { $0.phase = .imported(1) }
    }
    await store.send(\.destination.importItems.closeButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    try await store.state.$items.load()
    XCTAssertEqual(store.state.items.map(\.name), ["Pen"])
  }

  func testAnExportIsPresentedAfterTheUserHasChosenAFile() async throws {
    try save(.keyboard)
    let url = try makeTemporaryFolder().appending(path: "items.csv")
    let store = makeStore()
    await store.send(.exportButtonTapped) { $0.isChoosingExportFile = true }
    await store.send(.binding(.set(\.isChoosingExportFile, false))) {
      $0.isChoosingExportFile = false
    }
    await store.send(.exportFileChosen(url)) {
      $0.destination = .exportItems(ExportFeature.State(url: url))
    }
    await store.receive(\.destination.exportItems.started)
    await store.receive(\.destination.exportItems.exported) {
      $0.destination?.modify(\.exportItems) { $0.phase = .exported(1) }
    }
    await store.send(\.destination.exportItems.closeButtonTapped)
    await store.receive(\.destination.dismiss) { $0.destination = nil }
    XCTAssertTrue(FileManager.default.fileExists(atPath: url.path))
  }

  func testDismissingAnImportRemovesItsRowsWithTheNextImport() async throws {
    let url = try makeFile("name\nPen\n")
    let store = makeStore()
    await check(url, id: UUID(0), store)
    await store.send(\.destination.dismiss) { $0.destination = nil }
    // The second identity is of the item of the first import.
    await check(url, id: UUID(2), store)
    XCTAssertEqual(try count("import"), 1)
    XCTAssertEqual(try count("importedItem"), 1)
  }

  /// Checks a file with one item.
  private func check(_ url: URL, id: UUID, _ store: TestStoreOf<InventoryFeature>) async {
    await store.send(.importFileChosen(url)) {
      $0.destination = .importItems(ImportFeature.State(id: id, url: url))
    }
    await store.receive(\.destination.importItems.started)
    await store.receive(\.destination.importItems.progressed) {
      $0.destination?.modify(\.importItems) { $0.phase = .checking(progress: 1) }
    }
    await store.receive(\.destination.importItems.checked) {
      $0.destination?.modify(\.importItems) {
        $0.phase = .checked(ImportSummary(itemCount: 1, problemCount: 0))
      }
    }
  }
}
