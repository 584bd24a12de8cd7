import Foundation
import Sharing
import TestSupport
import XCTest

final class AppFolderTests: XCTestCase {
  private func path(
    _ folder: AppFolder,
    _ environment: [String: String] = [:],
    app: String = "org.example.Notes"
  ) -> String {
    let home = URL(filePath: "/home/blob", directoryHint: .isDirectory)
    return folder.url(of: app, environment: environment, home: home).path
  }

  func testAFolderIsInTheFolderOfItsVariable() {
    let environment = [
      "XDG_CONFIG_HOME": "/config", "XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "/state",
    ]
    XCTAssertEqual(
      AppFolder.allCases.map { path($0, environment) },
      ["/config/org.example.Notes", "/data/org.example.Notes", "/state/org.example.Notes"]
    )
  }

  func testAFolderIsInTheHomeIfItsVariableIsMissing() {
    XCTAssertEqual(
      AppFolder.allCases.map { path($0) },
      [
        "/home/blob/.config/org.example.Notes", "/home/blob/.local/share/org.example.Notes",
        "/home/blob/.local/state/org.example.Notes",
      ]
    )
  }

  func testAVariableThatIsNotAnAbsolutePathIsIgnored() {
    for value in ["", "config"] {
      XCTAssertEqual(
        path(.configuration, ["XDG_CONFIG_HOME": value]),
        "/home/blob/.config/org.example.Notes"
      )
    }
  }

  func testAnIdentifierThatIsNotAFolderNameIsReported() {
    let messages = recordMessages {
      XCTAssertEqual(path(.state, app: "../notes"), "/home/blob/.local/state/..-notes")
      XCTAssertEqual(path(.data, app: ".."), "/home/blob/.local/share/app")
      XCTAssertEqual(path(.configuration, app: ""), "/home/blob/.config/app")
    }
    XCTAssertEqual(messages.count, 3)
  }
}
