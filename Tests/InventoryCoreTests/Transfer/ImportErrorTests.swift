import ComposableArchitecture
import GRDB
import SharingGRDB
import XCTest

@testable import InventoryCore

/// Errors of the file and of the disk during an import.
@MainActor
final class ImportErrorTests: TransferTestCase {
  private let noSpace = ":memory: can't be written: there is no space left on the disk."

  /// Returns a file with one item, whose notes need several pages of the database.
  private func makeLargeFile() throws -> URL {
    try makeFile("name,notes\nManual,\(String(repeating: "text ", count: 20_000))\n")
  }

  func testAnErrorInTheMiddleOfTheFileImportsNothing() async throws {
    let store = makeImport(URL(filePath: "/items.csv"))
    // Each row has 200 bytes.
    let rows = (1_000..<1_600).map { "Item \($0),\(String(repeating: "a", count: 189))\n" }
    let file = FileSource.data(Data("name,notes\n\(rows.joined())".utf8))
    store.dependencies.files.open = { _ in
      let count = LockIsolated(0)
      return FileSource(size: file.size) {
        let number = count.withValue { count in
          count += 1
          return count
        }
        // 25 parts of 4 KiB contain the first 500 rows.
        if number == 27 {
          throw FileFailure("/items.csv", cannotBe: .read, because: "the disk was removed")
        }
        return try file.read()
      }
    }
    await store.send(.started)
    await store.receive(\.progressed) { $0.phase = .checking(progress: 102_400 / 120_011) }
    await store.receive(\.failed) {
      $0.phase = .failed
      $0.alert = .fileNotImported(
        "items.csv",
        "/items.csv can't be read: the disk was removed."
      )
    }
    XCTAssertEqual(try count("importedItem") + count("import") + count("item"), 0)
  }

  func testAFullDiskDuringTheCheckIsAnAlertAndNothingIsImported() async throws {
    try save(.keyboard)
    let store = makeImport(try makeLargeFile())
    try fillDisk()
    await store.send(.started)
    await store.receive(\.failed) { [noSpace] in
      $0.phase = .failed
      $0.alert = .fileNotImported("items.csv", noSpace)
    }
    XCTAssertEqual(try names(), ["Keyboard"])
    XCTAssertEqual(try count("importedItem") + count("import"), 0)
  }

  func testAFullDiskDuringTheInsertionIsAnAlertAndTheUserCanTryAgain() async throws {
    let store = makeImport(try makeLargeFile())
    let summary = ImportSummary(itemCount: 1, problemCount: 0)
    await store.send(.started)
    await store.receive(\.progressed) { $0.phase = .checking(progress: 1) }
    await store.receive(\.checked) { $0.phase = .checked(summary) }
    try fillDisk()
    await store.send(.importButtonTapped) { $0.phase = .importing(summary, progress: 0) }
    await store.receive(\.failed) { [noSpace] in
      $0.phase = .checked(summary)
      $0.alert = .itemsNotImported(noSpace)
    }
    XCTAssertEqual(try count("item"), 0)
    try freeDisk()
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.importButtonTapped) { $0.phase = .importing(summary, progress: 0) }
    await store.receive(\.progressed) { $0.phase = .importing(summary, progress: 1) }
    await store.receive(\.imported) { $0.phase = .imported(1) }
    XCTAssertEqual(try names(), ["Manual"])
  }
}
