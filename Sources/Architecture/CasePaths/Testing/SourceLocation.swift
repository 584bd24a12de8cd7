import IssueReporting

/// The source location at which a test calls an assertion of this module.
struct SourceLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Reports an issue at this location, followed by the message of the test.
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
