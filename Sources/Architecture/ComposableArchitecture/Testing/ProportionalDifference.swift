import CustomDump

/// Returns the difference between two values, formatted for a failure, or `nil` if the comparison
/// finds no difference.
///
/// Errors that cannot be compared are not reported here, because the comparison that failed has
/// already reported the errors.
func proportionalDifference<Value>(_ expected: Value, _ actual: Value) -> String? {
  TaskResultErrors.$areReported.withValue(false) {
    diff(expected, actual, format: .proportional)
  }
}
