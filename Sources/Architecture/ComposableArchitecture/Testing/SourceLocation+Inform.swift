import IssueReporting

extension SourceLocation {
  /// Shows what a test store that isn't exhaustive has let pass. It is no failure.
  func inform(_ reason: String) {
    let message = "Not a failure. \(reason)"
    // Not `withExpectedIssue`: under XCTest on Linux that fails the test.
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
