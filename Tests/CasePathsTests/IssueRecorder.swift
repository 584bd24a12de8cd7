import IssueReporting

/// An issue reporter that stores issues instead of failing the test.
final class IssueRecorder: IssueReporter {
  nonisolated(unsafe) private(set) var messages: [String] = []
  nonisolated(unsafe) private(set) var lines: [UInt] = []

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    messages.append(message() ?? "")
    lines.append(line)
  }
}

/// Returns the issues that are reported while `body` runs.
func issues(_ body: () -> Void) -> [String] {
  let recorder = IssueRecorder()
  withIssueReporters([recorder], operation: body)
  return recorder.messages
}
