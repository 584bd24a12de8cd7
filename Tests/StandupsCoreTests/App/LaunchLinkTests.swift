import ComposableArchitecture
import DeepLinks
import TestSupport
import XCTest

@testable import StandupsCore

final class LaunchLinkTests: XCTestCase {
  private let link = "standup/\(Standup.design.id)/meeting/speaker/2/15"

  func testALinkToAnExistingStandupIsAURL() throws {
    let file = try makeTemporaryFolder().appending(path: "standups.json")
    try JSONEncoder().encode([Standup.design]).write(to: file)
    XCTAssertEqual(
      try LaunchLink.url(link, file: file)?.absoluteString,
      "standups:///\(link)"
    )
  }

  func testALinkToAMissingStandupIsAnErrorAndCreatesNoFile() throws {
    let file = try makeTemporaryFolder().appending(path: "standups.json")
    XCTAssertThrowsError(try LaunchLink.url(link, file: file)) {
      XCTAssertEqual(($0 as? DeepLinkError)?.expected, "the id of a stand-up that exists")
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    try Data().write(to: file)
    XCTAssertThrowsError(try LaunchLink.url(link, file: file))
  }

  func testALinkIsNotComparedWithAFileThatCanNotBeRead() throws {
    let file = try makeTemporaryFolder().appending(path: "standups.json")
    try Data("damaged".utf8).write(to: file)
    XCTAssertNotNil(try LaunchLink.url(link, file: file))
    XCTAssertEqual(try Data(contentsOf: file), Data("damaged".utf8))
    XCTAssertThrowsError(try LaunchLink.url("standup/x", file: file))
  }
}
