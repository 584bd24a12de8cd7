import CasePaths
import IssueLocations

/// Reports a change of a payload of a case that the enum is not in, or of an enum that is `nil`.
/// Setting `nil` while the enum is `nil` is not reported.
func reportCaseMismatch<Value>(
  of value: Value?,
  isRemoval: Bool,
  at location: IssueLocation
) {
  guard let value else {
    guard !isRemoval else { return }
    location.report(
      """
      The payload of a case can't be changed while the value is 'nil'.

      Nothing was changed. Assign a value of the whole enum, or check that the value is not 'nil'.
      """
    )
    return
  }
  location.report(
    """
    The payload of a case can't be changed while the value is in another case. The current case is:

        \(debugCaseOutput(value))

    The value was not changed. Check the case before the change, or check the case path.
    """
  )
}
