import Foundation
import TestSupport
import XCTest

@testable import Sharing

final class DurableFileWriterTests: XCTestCase {
  private var folder = URL(filePath: "/")
  private let files = FileManager.default

  override func setUpWithError() throws {
    folder = try makeTemporaryFolder()
  }

  private var path: String { folder.appending(path: "a").path }

  private var names: [String] {
    get throws { try files.contentsOfDirectory(atPath: folder.path) }
  }

  func testTheFileIsReplacedByTheCommit() throws {
    try Data("old".utf8).write(to: folder.appending(path: "a"))
    let writer = try DurableFileWriter(path: path)
    try writer.write(Data("n".utf8))
    try writer.write(Data("ew".utf8))
    XCTAssertEqual(files.contents(atPath: path), Data("old".utf8))

    let identity = try writer.commit()

    XCTAssertEqual(files.contents(atPath: path), Data("new".utf8))
    XCTAssertEqual(FileIdentity.ofFile(at: path), identity)
    XCTAssertEqual(try names, ["a"])
  }

  func testAReleasedWriterLeavesTheFileUnchanged() throws {
    try Data("old".utf8).write(to: folder.appending(path: "a"))
    var writer: DurableFileWriter? = try DurableFileWriter(path: path)
    try writer?.write(Data("new".utf8))
    XCTAssertEqual(try names.count, 2)

    writer = nil

    XCTAssertEqual(files.contents(atPath: path), Data("old".utf8))
    XCTAssertEqual(try names, ["a"])
  }

  func testACommittedWriterCannotWrite() throws {
    let writer = try DurableFileWriter(path: path)
    try writer.commit()
    XCTAssertThrowsError(try writer.write(Data("new".utf8)))
    XCTAssertThrowsError(try writer.commit())
    XCTAssertEqual(files.contents(atPath: path), Data())
  }

  func testAFolderIsNotReplaced() throws {
    XCTAssertThrowsError(try DurableFileWriter(path: folder.path)) {
      XCTAssertEqual(
        "\($0)",
        "\(folder.path) can't be written: there is a folder at the path."
      )
    }
  }
}
