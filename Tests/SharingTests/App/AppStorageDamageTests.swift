import Foundation
import TestSupport
import XCTest

@testable import Sharing

final class AppStorageDamageTests: AppStorageTestCase {
  private func movedFiles() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("settings.unreadable-") }
  }

  func testAFileThatIsNotValidIsMovedAsideAndReported() throws {
    try write("{\n  \"count\": 1\n  \"name\": 2\n}")
    let store = makeStore()
    @Shared(.appStorage("count", store: store)) var count = 5
    try store.flush()

    XCTAssertEqual(count, 5)
    XCTAssertEqual(try text(), "{\n  \"count\": 5\n}\n")
    let moved = try XCTUnwrap(movedFiles().first)
    XCTAssertEqual(moved.pathExtension, "json")
    XCTAssertEqual(
      try String(contentsOf: moved, encoding: .utf8),
      "{\n  \"count\": 1\n  \"name\": 2\n}"
    )
    XCTAssertEqual(
      reports.value,
      [
        """
        \(file.path) is not a valid file of settings: line 3, column 3: ',' or '}' was expected. \
        The file was moved to \(moved.path).
        """
      ]
    )
  }

  func testAFileWithoutAnObjectIsMovedAside() throws {
    try write("[1, 2]")
    @Shared(.appStorage("count", store: makeStore())) var count = 5

    XCTAssertEqual(count, 5)
    XCTAssertEqual(try movedFiles().count, 1)
    XCTAssertTrue(reports.value.first?.contains("an object") == true, "\(reports.value)")
  }

  func testAnEmptyFileHasNoSettings() throws {
    try write("\n")
    @Shared(.appStorage("count", store: makeStore())) var count = 5

    XCTAssertEqual(count, 5)
    XCTAssertEqual(reports.value, [])
  }

  func testAFileThatBecomesInvalidIsReportedAndTheSettingsArePreserved() throws {
    try write("{\"a\": 1, \"b\": 2}")
    let store = makeStore()
    @Shared(.appStorage("a", store: store)) var a = 0

    try write("{\"a\": 5,, \"b\": 2}")
    wait { reports.value.count == 1 }

    XCTAssertEqual(a, 1)
    XCTAssertEqual(try text(), "{\"a\": 5,, \"b\": 2}")
    XCTAssertTrue(
      reports.value.first?.contains("The settings of the running app are unchanged.") == true,
      "\(reports.value)"
    )

    $a.withLock { $0 = 3 }
    try store.flush()
    XCTAssertEqual(try text(), "{\n  \"a\": 3,\n  \"b\": 2\n}\n")
    XCTAssertEqual(try movedFiles().count, 1)
  }

  func testAFileThatCannotBeReadIsReportedAndNotReplaced() throws {
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let store = makeStore()
    @Shared(.appStorage("count", store: store)) var count = 5
    @Shared(.appStorage("name", store: store)) var name = "Blob"

    XCTAssertEqual(count, 5)
    XCTAssertEqual(name, "Blob")
    XCTAssertNotNil($count.loadError)
    XCTAssertEqual(
      reports.value,
      [
        """
        \(file.path) can't be read: there is a folder at the path. The defaults of the settings \
        are used.
        """
      ]
    )
    $count.withLock { $0 = 6 }
    XCTAssertThrowsError(try store.flush())
    wait { $count.saveError != nil }

    try FileManager.default.removeItem(at: file)
    try store.flush()
    XCTAssertEqual(try text(), "{\n  \"count\": 6\n}\n")
  }

  func testADefaultThatCannotBeSavedIsReportedOnce() throws {
    let blocker = folder.appending(path: "settings.json.d")
    try Data().write(to: blocker)
    let reports = reports
    let path = blocker.appending(path: "settings.json").path
    let store = AppStorageStore(
      AppSettings(file: SettingsFile(path: path)) { message in
        reports.withValue { $0.append(message) }
      }
    )
    @Shared(.appStorage("a", store: store)) var a = 1
    XCTAssertThrowsError(try store.flush())
    @Shared(.appStorage("b", store: store)) var b = 1
    XCTAssertThrowsError(try store.flush())

    waitForReports(of: store)
    XCTAssertEqual(reports.value.count, 1)
    XCTAssertTrue(
      reports.value.first?.contains("a part of the path is a file") == true,
      "\(reports.value)"
    )
    XCTAssertEqual([a, b], [1, 1])
  }
}
