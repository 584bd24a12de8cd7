import ConcurrencyExtras
import IssueReporting

/// An issue reporter that stores the files in which issues are reported.
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
