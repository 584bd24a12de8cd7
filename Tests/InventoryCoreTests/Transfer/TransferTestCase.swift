import ComposableArchitecture
import GRDB
import InventoryCore
import TestSupport
import XCTest

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
