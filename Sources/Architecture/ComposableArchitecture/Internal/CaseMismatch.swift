import CasePaths
import IssueLocations

/// Reports that the payload of a case can't be changed, because the enum `value` is in another case
/// or is `nil`. If `value` is `nil`, a removal is not reported.
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
