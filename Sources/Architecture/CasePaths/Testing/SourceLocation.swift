import IssueReporting

/// Where a test calls one of the assertions of this module.
struct SourceLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Reports an issue here, followed by what the test has to say about it.
  func report(_ reason: String, _ message: String) {
    reportIssue(
      message.isEmpty ? reason : "\(reason)\n\n\(message)",
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}
