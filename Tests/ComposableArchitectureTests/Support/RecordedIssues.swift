import ConcurrencyExtras
import IssueReporting

/// A reported issue: a failure, or a message that is not a failure.
struct RecordedIssue: Sendable {
  let message: String
  let line: UInt
  let isFailure: Bool
}

extension [RecordedIssue] {
  /// Returns the message of an issue, or an empty text if there are fewer issues. A subscript would
  /// trap, and end the test process.
  func message(at index: Int) -> String {
    indices.contains(index) ? self[index].message : ""
  }
}

/// A reporter that stores the reported issues, instead of failing the test.
private struct IssueRecorder: IssueReporter {
  let issues = LockIsolated<[RecordedIssue]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    record(message() ?? "", line: line, isFailure: true)
  }

  func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    record(message() ?? "", line: line, isFailure: false)
  }

  private func record(_ message: String, line: UInt, isFailure: Bool) {
    let issue = RecordedIssue(message: message, line: line, isFailure: isFailure)
    issues.withValue { $0.append(issue) }
  }
}

/// Runs `operation`, and returns the issues that the operation and its tasks reported.
func recordIssues(_ operation: () throws -> Void) rethrows -> [RecordedIssue] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.issues.value
}

/// Runs `operation`, and returns the issues that the operation and its tasks reported.
@MainActor
func recordIssues(_ operation: @MainActor () async throws -> Void) async rethrows
  -> [RecordedIssue]
{
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.issues.value
}
