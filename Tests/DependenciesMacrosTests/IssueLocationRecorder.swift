import ConcurrencyExtras
import IssueReporting

/// Keeps the files that issues are reported in.
struct IssueLocationRecorder: IssueReporter {
  let fileIDs = LockIsolated<[StaticString]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    fileIDs.withValue { $0.append(fileID) }
  }
}
