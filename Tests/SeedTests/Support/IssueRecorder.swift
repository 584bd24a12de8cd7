import ComposableArchitecture

/// A reporter that stores the reported issues, instead of failing the test.
private struct IssueRecorder: IssueReporter {
  let messages = LockIsolated<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? ""
    messages.withValue { $0.append(message) }
  }
}

/// Runs `operation`, and returns the messages of the issues that were reported during the
/// operation.
@MainActor
func recordIssues(_ operation: @MainActor () async throws -> Void) async rethrows -> [String] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.messages.value
}
