import ConcurrencyExtras
import IssueReporting

/// An issue reporter that stores the lines at which issues are reported.
struct IssueLocator: IssueReporter {
  let lines = LockIsolated<[UInt]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?,
    severity: IssueSeverity,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    lines.withValue { $0.append(line) }
  }
}
