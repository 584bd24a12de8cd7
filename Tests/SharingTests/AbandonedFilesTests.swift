import Foundation
import TestSupport
import XCTest

@testable import Sharing

final class AbandonedFilesTests: XCTestCase {
  private var folder = URL(filePath: "/")

  override func setUpWithError() throws {
    folder = try makeTemporaryFolder()
  }

  private func create(_ name: String, age: TimeInterval) throws -> URL {
    let url = folder.appending(path: name)
    try Data("x".utf8).write(to: url)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -age)],
      ofItemAtPath: url.path
    )
    return url
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  func testTheFirstWriteRemovesTemporaryFilesThatAreOlderThanAMinute() throws {
    _ = try create(".sharing-unsaved-old", age: 120)
    _ = try create(".sharing-unsaved-new", age: 10)
    _ = try create(".unsaved-document", age: 120)
    let file = DurableFile(path: folder.appending(path: "value.json").path)
    _ = try file.write(Data())
    XCTAssertEqual(try names, [".sharing-unsaved-new", ".unsaved-document", "value.json"])
  }

  func testATemporaryFileThatAProcessIsWritingIsNotRemoved() throws {
    let url = try create(".sharing-unsaved-locked", age: 120)
    let descriptor = open(url.path, O_RDONLY)
    defer { close(descriptor) }
    XCTAssertEqual(flock(descriptor, LOCK_EX), 0)
    AbandonedFiles.remove(in: folder.path, before: Date())
    XCTAssertEqual(try names, [".sharing-unsaved-locked"])
    XCTAssertEqual(flock(descriptor, LOCK_UN), 0)
    AbandonedFiles.remove(in: folder.path, before: Date())
    XCTAssertEqual(try names, [])
  }
}
