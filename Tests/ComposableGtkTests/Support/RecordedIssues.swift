import IssueReporting
import Synchronization

/// Runs `operation` and gives the issues that are reported meanwhile, which then don't fail the test.
@MainActor
func recordIssues(
  _ operation: @MainActor () throws -> Void
) rethrows -> [(message: String, line: UInt)] {
  let recorder = IssueRecorder()
  try withIssueReporters([recorder]) { try operation() }
  return recorder.issues
}

private final class IssueRecorder: IssueReporter {
  private let recorded = Mutex<[(message: String, line: UInt)]>([])

  var issues: [(message: String, line: UInt)] { recorded.withLock { $0 } }

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    let message = message() ?? ""
    recorded.withLock { $0.append((message, line)) }
  }
}
