import Foundation
import Sessions
import XCTest

final class StateFolderTests: XCTestCase {
  func testStateFolderIsInXDGStateHome() {
    XCTAssertEqual(folder(["XDG_STATE_HOME": "/state"]), "/state/org.example.Notes")
  }

  func testStateFolderIsInTheHomeFolderWithoutAnAbsoluteXDGStateHome() {
    XCTAssertEqual(folder([:]), "/home/blob/.local/state/org.example.Notes")
    XCTAssertEqual(folder(["XDG_STATE_HOME": ""]), "/home/blob/.local/state/org.example.Notes")
    XCTAssertEqual(
      folder(["XDG_STATE_HOME": "state"]),
      "/home/blob/.local/state/org.example.Notes",
      "a relative path is to be ignored"
    )
  }

  private func folder(_ environment: [String: String]) -> String {
    let url = StateFolder.url(
      of: "org.example.Notes",
      environment: environment,
      home: URL(filePath: "/home/blob", directoryHint: .isDirectory)
    )
    return url.path
  }
}
