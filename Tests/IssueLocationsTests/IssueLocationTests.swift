import IssueLocations
import IssueReporting
import XCTest

final class IssueLocationTests: XCTestCase {
  private let location = IssueLocation(
    fileID: "Module/File.swift",
    filePath: "/Sources/Module/File.swift",
    line: 42,
    column: 7
  )

  func testAReportedIssueHasTheLocation() {
    let recorder = Recorder()
    withIssueReporters([recorder]) { location.report("The message.") }
    XCTAssertEqual(
      recorder.reports,
      ["The message. Module/File.swift /Sources/Module/File.swift 42 7"]
    )
  }

  func testAReportedErrorHasTheLocation() {
    let recorder = Recorder()
    withIssueReporters([recorder]) { location.report(CancellationError(), "The message.") }
    XCTAssertEqual(
      recorder.reports,
      ["CancellationError() The message. Module/File.swift /Sources/Module/File.swift 42 7"]
    )
  }

  func testTheDescriptionHasTheFileAndTheLine() {
    XCTAssertEqual("\(location)", "Module/File.swift:42")
  }
}

/// A reporter that records each issue with its location. A test uses the reporter on one thread.
private final class Recorder: IssueReporter, @unchecked Sendable {
  private(set) var reports: [String] = []

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reports.append("\(message() ?? "") \(fileID) \(filePath) \(line) \(column)")
  }

  func reportIssue(
    _ error: any Error,
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    reports.append("\(error) \(message() ?? "") \(fileID) \(filePath) \(line) \(column)")
  }
}
