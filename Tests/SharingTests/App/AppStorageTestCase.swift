import ConcurrencyExtras
import Foundation
import TestSupport
import XCTest

@testable import Sharing

/// A test with a file of settings in a temporary folder.
class AppStorageTestCase: XCTestCase {
  private(set) var folder = URL(filePath: "/")
  let reports = LockIsolated<[String]>([])
  var file: URL { folder.appending(path: "settings.json") }

  override func setUpWithError() throws {
    folder = try makeTemporaryFolder()
    // The block runs before the folder is removed, so that no write creates a file during the
    // removal.
    addTeardownBlock { UnsavedFiles.flush() }
  }

  /// Returns a new store that uses the file as a store in another process would.
  func makeStore() -> AppStorageStore {
    let reports = reports
    return AppStorageStore(
      AppSettings(file: SettingsFile(path: file.path)) { message in
        reports.withValue { $0.append(message) }
      }
    )
  }

  func write(_ text: String) throws {
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }

  /// Waits until the queue of a store's reports has called everything that it was given so far.
  func waitForReports(of store: AppStorageStore) {
    let isCalled = expectation(description: "The reports before a read were made.")
    store.settings.refresh { _ in isCalled.fulfill() }
    wait(for: [isCalled], timeout: 30)
  }

  /// Waits until a condition is satisfied. The limit is long enough for a busy machine.
  func wait(
    until condition: () -> Bool,
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    let limit = Date(timeIntervalSinceNow: 30)
    while !condition() {
      guard Date() < limit else {
        return XCTFail("The condition is not satisfied after 30 s.", file: file, line: line)
      }
      usleep(5000)
    }
  }
}
