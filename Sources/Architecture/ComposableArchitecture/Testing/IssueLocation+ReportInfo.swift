import IssueLocations
import IssueReporting

extension IssueLocation {
  /// Reports an assertion that a non-exhaustive test store has skipped. The message is not a
  /// failure.
  func reportInfo(_ reason: String) {
    let message = "Not a failure. \(reason)"
    // `withExpectedIssue` is not used, because it fails the test under XCTest on Linux.
    for reporter in IssueReporters.current {
      reporter.expectIssue(
        message,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }
}
