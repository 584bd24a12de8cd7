import Foundation
import TestSupport
import XCTest

@testable import Sharing

final class FileReaderTests: XCTestCase {
  func testAFileIsReadInParts() throws {
    let url = try makeTemporaryFolder().appending(path: "a")
    try Data("12345".utf8).write(to: url)
    let reader = try FileReader(path: url.path)
    XCTAssertEqual(reader.size, 5)
    let parts = try (0..<4).map { _ in String(decoding: try reader.read(upTo: 2), as: UTF8.self) }
    XCTAssertEqual(parts, ["12", "34", "5", ""])
  }

  func testAFolderAPipeAndAMissingFileCannotBeRead() throws {
    let folder = try makeTemporaryFolder()
    let pipe = folder.appending(path: "pipe").path
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    func message(_ path: String) -> String {
      do throws(FileFailure) {
        _ = try FileReader(path: path)
        return ""
      } catch {
        return error.description
      }
    }
    XCTAssertEqual(
      message(folder.path),
      "\(folder.path) can't be read: there is a folder at the path."
    )
    XCTAssertEqual(message(pipe), "\(pipe) can't be read: the path is not a regular file.")
    XCTAssertEqual(
      message("\(folder.path)/missing"),
      "\(folder.path)/missing can't be read: No such file or directory."
    )
  }
}
