import Foundation
import GtkTestSupport
import XCTest

@testable import GtkUI

private let state = WindowState(
  width: 700,
  height: 500,
  isMaximized: true,
  columnWidths: ["2.0": 200]
)

final class WindowStatesTests: XCTestCase {
  func testSizeFitsOnTheLargestMonitor() {
    var state = state
    XCTAssertTrue(state.size(on: [(1280, 1024)]) == (700, 500))
    XCTAssertTrue(state.size(on: []) == (700, 500))
    state.width = 5000
    XCTAssertTrue(state.size(on: [(800, 600), (1920, 1080), (1280, 1024)]) == (1920, 500))
    state.height = 1_000_000
    XCTAssertTrue(state.size(on: [(1280, 1024)]) == (1280, 1024))
    // Whatever is in the file, a window can be used.
    (state.width, state.height) = (.min, 0)
    XCTAssertTrue(state.size(on: [(1280, 1024)]) == (100, 100))
  }

  func testStatesAreReadAgain() throws {
    let url = try file()
    onMain {
      let states = WindowStates(url: url)
      XCTAssertNil(states["main"])
      states["main"] = state
      states.saveNow()
      XCTAssertEqual(WindowStates(url: url)["main"], state)
      XCTAssertNil(WindowStates(url: url)["other"])
    }
  }

  func testUnchangedStatesAreNotWritten() throws {
    let url = try file()
    try onMain {
      let states = WindowStates(url: url)
      states.saveNow()
      XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
      states["main"] = state
      states.saveNow()
      try FileManager.default.removeItem(at: url)
      states["main"] = state
      states.saveNow()
      XCTAssertFalse(FileManager.default.fileExists(atPath: url.path))
    }
  }

  func testFileThatCanNotBeReadIsIgnored() throws {
    let url = try file()
    try onMain {
      let folder = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for text in ["", "{", "[]", #"{"main":{"width":"x"}}"#, #"{"main":{"width":1e99}}"#] {
        try Data(text.utf8).write(to: url)
        XCTAssertNil(WindowStates(url: url)["main"], text)
      }
      // A file of this size is not a file of this type.
      try Data(repeating: 32, count: 2 << 20).write(to: url)
      XCTAssertNil(WindowStates(url: url)["main"])
      try FileManager.default.removeItem(at: url)
      XCTAssertEqual(mkfifo(url.path, 0o600), 0)
      XCTAssertNil(WindowStates(url: url)["main"], "A pipe isn't opened.")
      try FileManager.default.removeItem(at: url)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let states = WindowStates(url: url)
      states["main"] = state
      states.saveNow()
      XCTAssertEqual(states["main"], state, "It is still known while the app runs.")
    }
  }

  private func file() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder.appending(path: "app").appending(path: "windows.json")
  }
}
