import Foundation
import Sessions
import XCTest

final class SessionFileTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString, directoryHint: .isDirectory)
  private var file: SessionFile<[Int]> { SessionFile(url: folder.appending(path: "session.json")) }

  override func tearDown() {
    try? FileManager.default.removeItem(at: folder)
  }

  func testLoadWithoutAFileReturnsNothing() {
    XCTAssertEqual(file.load(), .nothing)
    XCTAssertTrue(file.load().canBeReplaced)
  }

  func testSavedSessionIsRestored() throws {
    try file.save([1, 2, 3])
    XCTAssertEqual(file.load(), .session([1, 2, 3]))
    try file.save([])
    XCTAssertEqual(file.load().session, [])
  }

  func testFileIsVersionedJSONThatOnlyItsOwnerCanRead() throws {
    try file.save([1])
    XCTAssertEqual(
      try String(contentsOf: file.url, encoding: .utf8),
      #"{"session":[1],"version":1}"#
    )
    XCTAssertEqual(try permissions(of: file.url), 0o600)
    XCTAssertEqual(try permissions(of: folder), 0o700)
    XCTAssertEqual(try files(), ["session.json"], "The folder contains no other file.")
  }

  func testEmptyFileIsSetAside() throws {
    try assert("", isSetAsideAs: .empty, message: "The file of the last session is empty.")
  }

  func testDamagedFileIsSetAside() throws {
    for content in [#"{"session":[1],"vers"#, "null", "[]", #"{"version":1}"#, "\u{FFFD}"] {
      try assert(
        content,
        isSetAsideAs: .damaged,
        message: "The file of the last session is damaged."
      )
    }
    try assert(
      #"{"session":["a"],"version":1}"#,
      isSetAsideAs: .damaged,
      message: "The file of the last session is damaged."
    )
  }

  func testFileOfANewerVersionIsSetAside() throws {
    try assert(
      #"{"session":{"screens":[]},"version":2}"#,
      isSetAsideAs: .newer(version: 2, known: 1),
      message: """
        The last session was saved by a newer version of the app, in format 2. This version \
        supports format 1.
        """
    )
  }

  func testUnreadableFileIsSetAside() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // No user can read a symbolic link to itself.
    try FileManager.default.createSymbolicLink(at: file.url, withDestinationURL: file.url)
    let problem = try XCTUnwrap(file.load().problem)
    guard case .unreadable(let reason) = problem.reason else {
      return XCTFail("\(problem.reason)")
    }
    XCTAssertEqual(reason, "Too many levels of symbolic links")
    XCTAssertEqual(try files().count, 1)
    XCTAssertEqual(file.load(), .nothing)
  }

  func testFolderAtTheURLOfTheFileIsSetAside() throws {
    try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
    XCTAssertNotNil(file.load().problem)
    try file.save([1])
    XCTAssertEqual(file.load(), .session([1]))
    XCTAssertEqual(try files().count, 2)
  }

  func testNamedPipeAtTheURLOfTheFileIsSetAsideAtOnce() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    XCTAssertEqual(mkfifo(file.url.path, 0o600), 0)
    let problem = try XCTUnwrap(file.load().problem)
    XCTAssertEqual(problem.reason, .unreadable("the path is not a regular file"))
    XCTAssertNotNil(problem.movedTo)
  }

  func testFileLargerThanTheMaximumIsSetAsideAndNotRead() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    XCTAssertTrue(FileManager.default.createFile(atPath: file.url.path, contents: nil))
    let size = SessionFile<[Int]>.maximumSize + 1
    XCTAssertEqual(truncate(file.url.path, size), 0)
    let problem = try XCTUnwrap(file.load().problem)
    XCTAssertEqual(problem.reason, .tooLarge(size: size))
    XCTAssertTrue(problem.description.contains("has 16 MiB"), problem.description)
    XCTAssertNotNil(problem.movedTo)
  }

  func testFileOfAnOlderVersionIsMigrated() throws {
    try file.save([1, 2])
    let newer = SessionFile<[String]>(url: file.url, version: 2) { version, data in
      XCTAssertEqual(version, 1)
      struct Old: Decodable {
        let session: [Int]
      }
      return try JSONDecoder().decode(Old.self, from: data).session.map(String.init)
    }
    XCTAssertEqual(newer.load(), .session(["1", "2"]))
  }

  func testFileOfAnOlderVersionWithoutAMigrationIsSetAside() throws {
    try file.save([1, 2])
    let newer = SessionFile<[String]>(url: file.url, version: 2)
    XCTAssertEqual(newer.load().problem?.reason, .older(version: 1, known: 2))
    XCTAssertEqual(newer.load(), .nothing)
  }

  func testFilesSetAsideInTheSameSecondAreAllRetained() throws {
    let date = Date(timeIntervalSince1970: 1_800_000_000)
    var moved: [URL] = []
    for content in ["a", "b", "c"] {
      try write(content)
      moved.append(try XCTUnwrap(file.load(at: date).problem?.movedTo))
    }
    XCTAssertEqual(try moved.map { try String(contentsOf: $0, encoding: .utf8) }, ["a", "b", "c"])
    XCTAssertEqual(Set(moved).count, 3)
  }

  func testFileThatIsSetAsideHasADateInItsName() throws {
    try write("")
    let name = try XCTUnwrap(file.load().problem?.movedTo?.lastPathComponent)
    XCTAssertNotNil(
      name.wholeMatch(of: /session-\d{4}-\d\d-\d\dT\d{6}\.json/),
      name
    )
  }

  func testSaveReplacesTheTargetOfASymbolicLinkAndPreservesItsPermissions() throws {
    let target = folder.appending(path: "target.json")
    try SessionFile<[Int]>(url: target).save([1])
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target.path)
    let link = folder.appending(path: "link.json")
    try files.createSymbolicLink(at: link, withDestinationURL: target)
    let file = SessionFile<[Int]>(url: link)
    try file.save([2])
    XCTAssertEqual(try files.destinationOfSymbolicLink(atPath: link.path), target.path)
    XCTAssertEqual(SessionFile<[Int]>(url: target).load(), .session([2]))
    let permissions = try files.attributesOfItem(atPath: target.path)[.posixPermissions] as? Int
    XCTAssertEqual(permissions, 0o640)
  }

  func testSaveThrowsWhenTheFolderCanNotBeCreated() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let inTheWay = folder.appending(path: "file")
    try Data("kept".utf8).write(to: inTheWay)
    let file = SessionFile<[Int]>(url: inTheWay.appending(path: "session.json"))
    XCTAssertEqual(file.load(), .nothing)
    XCTAssertThrowsError(try file.save([1])) {
      XCTAssertEqual(
        "\($0)".hasPrefix("\(file.url.path) can't be written: "),
        true,
        "\($0)"
      )
    }
    XCTAssertEqual(try String(contentsOf: inTheWay, encoding: .utf8), "kept")
  }

  func testSaveThatFailsToEncodeDoesNotChangeTheFile() throws {
    try file.save([1])
    let unencodable = SessionFile<[Double]>(url: file.url)
    XCTAssertThrowsError(try unencodable.save([.infinity]))
    XCTAssertEqual(file.load(), .session([1]))
  }

  func testFileThatCouldNotBeMovedCanNotBeReplaced() {
    let url = URL(filePath: "/nowhere/session.json")
    let stuck = SessionProblem(reason: .empty, url: url, movedTo: nil)
    XCTAssertFalse(RestoredSession<[Int]>.setAside(stuck).canBeReplaced)
    XCTAssertEqual(
      "\(stuck)",
      "The file of the last session is empty. The file is still at /nowhere/session.json."
    )
  }

  func testRemoveDeletesTheFileAndAcceptsAMissingFile() throws {
    try file.save([1])
    try file.remove()
    XCTAssertEqual(file.load(), .nothing)
    try file.remove()
  }

  private func assert(
    _ content: String,
    isSetAsideAs reason: SessionProblem.Reason,
    message: String,
    line: UInt = #line
  ) throws {
    try write(content)
    let problem = try XCTUnwrap(file.load().problem, line: line)
    XCTAssertEqual(problem.reason, reason, line: line)
    XCTAssertEqual(problem.url, file.url, line: line)
    let moved = try XCTUnwrap(problem.movedTo, line: line)
    XCTAssertEqual("\(problem)", "\(message) The file was moved to \(moved.path).", line: line)
    XCTAssertEqual(try String(contentsOf: moved, encoding: .utf8), content, line: line)
    XCTAssertEqual(file.load(), .nothing, line: line)
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.url.path), line: line)
  }

  private func write(_ content: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: file.url)
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
  }

  private func permissions(of url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }
}
