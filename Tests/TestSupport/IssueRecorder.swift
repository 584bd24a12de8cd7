import IssueReporting
import Synchronization

/// A reporter that stores the reported issues, instead of failing the test.
package final class IssueRecorder: IssueReporter {
  private let recorded = Mutex<[RecordedIssue]>([])

  package init() {}

  package var issues: [RecordedIssue] { recorded.withLock { $0 } }
  package var messages: [String] { issues.messages }
  package var lines: [UInt] { issues.map(\.line) }

  package func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    record(message() ?? "", isFailure: true, fileID: fileID, line: line)
  }

  package func expectIssue(
    _ message: @autoclosure () -> String?,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    record(message() ?? "", isFailure: false, fileID: fileID, line: line)
  }

  private func record(_ message: String, isFailure: Bool, fileID: StaticString, line: UInt) {
    let issue = RecordedIssue(
      message: message,
      isFailure: isFailure,
      fileID: "\(fileID)",
      line: line
    )
    recorded.withLock { $0.append(issue) }
  }
}

/// Runs `operation`, and returns the issues that the operation and its tasks reported. These issues
/// do not fail the test.
package func recordIssues(_ operation: () throws -> Void) rethrows -> [RecordedIssue] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder], operation: operation)
  return recorder.issues
}

/// Runs `operation`, and returns the issues that the operation and its tasks reported. These issues
/// do not fail the test.
@MainActor
package func recordIssues(
  _ operation: @MainActor () async throws -> Void
) async rethrows -> [RecordedIssue] {
  let recorder = IssueRecorder()
  try await withIssueReporters([recorder], operation: operation)
  return recorder.issues
}

/// Runs `operation`, and returns the messages of the issues that the operation and its tasks
/// reported. These issues do not fail the test.
package func recordMessages(_ operation: () throws -> Void) rethrows -> [String] {
  try recordIssues(operation).messages
}

/// Runs `operation`, and returns the messages of the issues that the operation and its tasks
/// reported. These issues do not fail the test.
@MainActor
package func recordMessages(
  _ operation: @MainActor () async throws -> Void
) async rethrows -> [String] {
  try await recordIssues(operation).messages
}
