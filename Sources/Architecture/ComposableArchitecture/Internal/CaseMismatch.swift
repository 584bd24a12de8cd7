import CasePaths
import IssueReporting

/// Reports that a change requires a case that an enum is not in, or an enum that is `nil`. Removing
/// a value that is already `nil` is not reported.
func reportCaseMismatch<Value>(
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
      The payload of a case can't be changed while the value is 'nil'.

      Nothing was changed. Assign a value of the whole enum, or check that the value is not 'nil'.
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
    The payload of a case can't be changed while the value is in another case. The current case is:

        \(debugCaseOutput(value))

    The value was not changed. Check the case before the change, or check the case path.
    """,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}
