import Foundation
import TestSupport
import XCTest

@testable import Dependencies

final class OpenURLTests: XCTestCase {
  private let url = URL(fileURLWithPath: "/page")

  func testOpenURLInATestReportsAnIssueAndReturnsFalse() async {
    let recorder = IssueRecorder()
    let isOpen = await withIssueReporters([recorder]) {
      @Dependency(\.openURL) var openURL
      return await openURL(url)
    }
    XCTAssertFalse(isOpen)
    XCTAssertEqual(recorder.messages.count, 1)
    XCTAssertTrue(recorder.messages.first?.contains(#"@Dependency(\.openURL)"#) == true)
    XCTAssertTrue(recorder.messages.first?.contains("file:///page") == true)
  }

  func testOpenURLCallsTheHandlerWithTheURLAndReturnsItsResult() async {
    let urls = LockIsolated<[URL]>([])
    await withDependencies {
      $0.openURL = OpenURLEffect { url in
        urls.withValue { $0.append(url) }
        return true
      }
    } operation: {
      @Dependency(\.openURL) var openURL
      let isOpen = await openURL(url)
      XCTAssertTrue(isOpen)
      await openURL(url)
    }
    XCTAssertEqual(urls.value, [url, url])
  }

  func testDesktopURLOpenerRunsItsProgramWithTheURL() async throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: directory) }
    let program = directory.appendingPathComponent("opener").path
    let script = "#!/bin/sh\nprintf '%s %s' $# \"$1\" > \"$0.arguments\"\n"
    XCTAssertTrue(
      FileManager.default.createFile(
        atPath: program,
        contents: Data(script.utf8),
        attributes: [.posixPermissions: 0o700]
      )
    )
    let isOpen = await DesktopURLOpener(program: program).open(url)
    XCTAssertTrue(isOpen)
    let arguments = try String(contentsOfFile: "\(program).arguments", encoding: .utf8)
    XCTAssertEqual(arguments, "1 file:///page")
  }

  func testDesktopURLOpenerReturnsFalseIfItsProgramFails() async {
    let isOpen = await DesktopURLOpener(program: "false").open(url)
    XCTAssertFalse(isOpen)
  }

  func testDesktopURLOpenerReturnsFalseIfItsProgramIsMissing() async {
    let isOpen = await DesktopURLOpener(program: "no-such-program").open(url)
    XCTAssertFalse(isOpen)
  }

  func testDesktopURLOpenerReturnsFalseForAURLWithoutScheme() async {
    let option = URL(string: "--version")
    let isOpen = await DesktopURLOpener(program: "true").open(option ?? url)
    XCTAssertFalse(isOpen)
  }
}
