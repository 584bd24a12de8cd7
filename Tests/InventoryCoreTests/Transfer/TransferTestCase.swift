import ComposableArchitecture
import GRDB
import SharingGRDB
import TestSupport
import XCTest

@testable import InventoryCore

/// A test of an import or an export.
class TransferTestCase: InventoryTestCase {
  let isDismissed = LockIsolated(false)

  /// Returns the number of rows of a table, after all earlier writes.
  func count(_ table: String) throws -> Int {
    try database.write { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") ?? 0 }
  }

  func makeFile(_ text: String, name: String = "items.csv") throws -> URL {
    let url = try makeTemporaryFolder().appending(path: name)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// Returns a store of an import.
  @MainActor
  func makeImport(
    _ url: URL,
    phase: ImportFeature.Phase = .checking(progress: 0)
  ) -> TestStoreOf<ImportFeature> {
    var state = withDependencies {
      $0.defaultDatabase = database
    } operation: {
      ImportFeature.State(id: UUID(900), url: url)
    }
    state.phase = phase
    return TestStore(initialState: state) {
      ImportFeature()
    } withDependencies: {
      $0.defaultDatabase = database
      $0.dismiss = DismissEffect { [isDismissed] in isDismissed.setValue(true) }
      $0.files = .liveValue
      $0.uuid = .incrementing
    }
  }

  /// Returns a file of 10,000 rows, of which two have errors.
  func longFile() -> String {
    let rows = (1...10_000).map { number in
      switch number {
      case 5_000: "Item 5000,,-1,,"
      case 9_000: ",red,1,,"
      default: "Item \(number),,\(number),,\(number % 100 == 0 ? "\"two\nlines\"" : "")"
      }
    }
    return "name,color,quantity,on back order,notes\r\n" + rows.joined(separator: "\r\n")
  }

  /// Pauses the insertion of a row into a table.
  @MainActor
  func pause(_ pause: Pause, at number: Int, in table: String) async throws {
    let count = LockIsolated(0)
    try await database.write { db in
      let didInsert = DatabaseFunction("didInsert", argumentCount: 0) { _ in
        let isPaused = count.withValue { count in
          count += 1
          return count == number
        }
        if isPaused { pause.wait() }
        return nil
      }
      db.add(function: didInsert)
      try db.execute(
        sql: "CREATE TEMP TRIGGER t AFTER INSERT ON main.\(table) BEGIN SELECT didInsert(); END"
      )
    }
  }
}

/// A point at which a thread waits, and at which a test continues.
struct Pause: Sendable {
  private let reached = Gate()
  private let semaphore = DispatchSemaphore(value: 0)

  /// Blocks the thread until the test ends the pause, for at most 30 seconds.
  func wait() {
    reached.open()
    _ = semaphore.wait(timeout: .now() + 30)
  }

  /// Waits until the thread is at the point.
  func pass() async { await reached.pass() }

  /// Ends the pause.
  func end() { semaphore.signal() }
}
