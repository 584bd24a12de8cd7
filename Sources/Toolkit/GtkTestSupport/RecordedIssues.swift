import IssueReporting
import Synchronization

/// An issue that was recorded by ``recordedIssues(_:)``.
package struct RecordedIssue: Sendable {
  package let message: String
  package let line: UInt
}

/// Runs `operation`, and returns the issues that `operation` reports. These issues don't fail the
/// test.
@MainActor
package func recordedIssues(
  _ operation: @MainActor () throws -> Void
) rethrows -> [RecordedIssue] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder]) { try operation() }
  return recorder.issues
}

/// Runs `operation`, and returns the messages of the issues that `operation` reports. These issues
/// don't fail the test.
@MainActor
package func recordIssues(_ operation: @MainActor () throws -> Void) rethrows -> [String] {
  try recordedIssues(operation).map(\.message)
}

private final class IssueRecorder: IssueReporter {
  private let recorded = Mutex<[RecordedIssue]>([])

  var issues: [RecordedIssue] { recorded.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let issue = RecordedIssue(message: message() ?? "", line: line)
    recorded.withLock { $0.append(issue) }
  }
}
