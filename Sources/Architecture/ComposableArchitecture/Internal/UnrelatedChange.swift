import CasePaths
import IssueReporting

/// Reports that a change requires a case that an enum is not in, or an enum that is `nil`. Removing
/// a value that is already `nil` is not reported.
func reportUnrelatedChange<Value>(
  of value: Value?,
  isRemoval: Bool,
  fileID: StaticString,
  filePath: StaticString,
  line: UInt,
  column: UInt
) {
  guard let value else {
    guard !isRemoval else { return }
    reportIssue(
      """
      A value can't be changed as one of a case while there is none.

      Nothing was changed. Assign a value of the whole enum, or check that there is one.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return
  }
  reportIssue(
    """
    A value can't be changed as one of a case that it isn't in. It is in this case:

        \(debugCaseOutput(value))

    The value was left alone. Check the case before the change, or the case path that was given.
    """,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
