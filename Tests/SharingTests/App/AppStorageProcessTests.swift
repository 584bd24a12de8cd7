import Dependencies
import Foundation
import Sharing
import TestSupport
import XCTest

final class AppStorageProcessTests: AppStorageTestCase {
  private let variable = "SHARING_TEST_FILE"

  func testAChangeByAnotherProcessIsObserved() throws {
    if let path = ProcessInfo.processInfo.environment[variable] {
      @Shared(.appStorage("child", store: .file(URL(filePath: path)))) var child = 0
      $child.withLock { $0 = 42 }
      return
    }
    setenv(variable, file.path, 1)
    defer { unsetenv(variable) }
    let store = makeStore()
    @Shared(.appStorage("parent", store: store)) var parent = 1
    @Shared(.appStorage("child", store: store)) var child = 0
    try store.flush()

    XCTAssertNotNil(try runInNewProcess())

    wait { child == 42 }
    XCTAssertEqual(try text(), "{\n  \"child\": 42,\n  \"parent\": 1\n}\n")
    XCTAssertEqual(parent, 1)
  }

  func testAnAppHasAFileInItsConfigurationFolder() throws {
    // The new process inherits the variable.
    if ProcessInfo.processInfo.environment["TEST_IN_NEW_PROCESS"] == nil {
      setenv("XDG_CONFIG_HOME", folder.path, 1)
    }
    defer { unsetenv("XDG_CONFIG_HOME") }
    if let finished = try runInNewProcess(isApp: true) {
      XCTAssertEqual(finished.reason, .exit)
      let folders = try FileManager.default.contentsOfDirectory(
        at: folder,
        includingPropertiesForKeys: nil
      )
      XCTAssertEqual(folders.count, 1, finished.output)
      let app = try XCTUnwrap(folders.first)
      XCTAssertTrue(app.lastPathComponent.hasPrefix("app-"), app.path)
      XCTAssertEqual(
        try String(contentsOf: app.appending(path: "settings.json"), encoding: .utf8),
        "{\n  \"count\": 1\n}\n"
      )
      return
    }
    @Shared(.appStorage("count")) var count = 1
    XCTAssertEqual(count, 1)
  }
}
