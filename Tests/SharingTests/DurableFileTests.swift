import Foundation
import TestSupport
import XCTest

@testable import Sharing

final class DurableFileTests: XCTestCase {
  private var folder = URL(filePath: "/")
  private let files = FileManager.default

  override func setUpWithError() throws {
    folder = try makeTemporaryFolder()
  }

  private func file(_ name: String) -> DurableFile {
    DurableFile(path: folder.appending(path: name).path)
  }

  private func mode(_ name: String) throws -> Int? {
    let path = folder.appending(path: name).path
    return try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  func testAWrittenFileIsRead() throws {
    let identity = try file("a").write(Data("1".utf8))
    let content = try file("a").read()

    XCTAssertEqual(content?.data, Data("1".utf8))
    XCTAssertEqual(content?.identity, identity)
    XCTAssertEqual(FileIdentity.ofFile(at: file("a").path), identity)
  }

  func testAMissingFileHasNoContent() throws {
    XCTAssertNil(try file("a").read())
    XCTAssertNil(try file("missing/a").read())
    _ = try file("a").write(Data())
    XCTAssertNil(try file("a/b").read())
  }

  func testEachWriteHasADifferentIdentity() throws {
    let identities = try (0..<10).map { _ in try file("a").write(Data("1".utf8)) }

    for (first, second) in zip(identities, identities.dropFirst()) {
      XCTAssertNotEqual(first, second)
    }
  }

  func testAWriteReplacesTheContentAndLeavesNoTemporaryFile() throws {
    _ = try file("a").write(Data("longer".utf8))
    _ = try file("a").write(Data("2".utf8))

    XCTAssertEqual(try file("a").read()?.data, Data("2".utf8))
    XCTAssertEqual(try files.contentsOfDirectory(atPath: folder.path), ["a"])
  }

  func testALargeFileIsWrittenAndRead() throws {
    let data = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    _ = try file("a").write(data)

    XCTAssertEqual(try file("a").read()?.data, data)
  }

  func testMissingFoldersAreCreatedForTheUserOnly() throws {
    _ = try file("b/c/a").write(Data("1".utf8))

    XCTAssertEqual(try file("b/c/a").read()?.data, Data("1".utf8))
    XCTAssertEqual(try mode("b"), 0o700)
    XCTAssertEqual(try mode("b/c"), 0o700)
  }

  func testANewFileIsForTheUserOnly() throws {
    _ = try file("a").write(Data())

    XCTAssertEqual(try mode("a"), 0o600)
  }

  func testThePermissionsOfAnExistingFileArePreserved() throws {
    _ = try file("a").write(Data())
    try files.setAttributes([.posixPermissions: 0o664], ofItemAtPath: file("a").path)
    _ = try file("a").write(Data("1".utf8))

    XCTAssertEqual(try mode("a"), 0o664)
  }

  func testTheTargetOfASymbolicLinkIsReplaced() throws {
    _ = try file("b/target").write(Data("1".utf8))
    try files.createSymbolicLink(atPath: file("b/link").path, withDestinationPath: "target")
    try files.createSymbolicLink(atPath: file("a").path, withDestinationPath: file("b/link").path)
    _ = try file("a").write(Data("2".utf8))

    XCTAssertEqual(try file("b/target").read()?.data, Data("2".utf8))
    XCTAssertEqual(
      try files.destinationOfSymbolicLink(atPath: file("a").path),
      file("b/link").path
    )
  }

  func testTheMissingTargetOfASymbolicLinkIsCreated() throws {
    try files.createSymbolicLink(atPath: file("a").path, withDestinationPath: "b/target")
    XCTAssertNil(try file("a").read())
    _ = try file("a").write(Data("1".utf8))

    XCTAssertEqual(try file("b/target").read()?.data, Data("1".utf8))
  }

  func testACycleOfSymbolicLinksCanNotBeWritten() throws {
    try files.createSymbolicLink(atPath: file("a").path, withDestinationPath: "a")

    expectFailure("the path has too many symbolic links") { _ = try file("a").write(Data()) }
  }

  func testAFolderAtThePathCanNotBeReadOrWritten() throws {
    try files.createDirectory(atPath: file("a").path, withIntermediateDirectories: false)

    expectFailure("a can't be written: there is a folder at the path.") {
      _ = try file("a").write(Data())
    }
    expectFailure("a can't be read: there is a folder at the path.") { _ = try file("a").read() }
    XCTAssertEqual(try files.contentsOfDirectory(atPath: folder.path), ["a"])
  }

  func testANamedPipeCanNotBeReadOrWritten() throws {
    mkfifo(file("a").path, 0o600)

    expectFailure("the path is not a regular file") { _ = try file("a").write(Data()) }
    expectFailure("the path is not a regular file") { _ = try file("a").read() }
  }

  func testAFileInsteadOfAFolderIsAClearError() throws {
    _ = try file("a").write(Data())

    expectFailure("a part of the path is a file and not a folder") {
      _ = try file("a/b").write(Data())
    }
  }

  func testAPseudoFolderThatRejectsFilesIsAClearError() {
    expectFailure("/proc/sharing-test can't be written: ") {
      _ = try DurableFile(path: "/proc/sharing-test").write(Data())
    }
  }

  private func expectFailure(_ text: String, line: UInt = #line, _ body: () throws -> Void) {
    XCTAssertThrowsError(try body(), line: line) { error in
      XCTAssertTrue("\(error)".contains(text), "\(error)", line: line)
    }
  }
}
