import CustomDump

/// How two values differ, as a failure shows it; `nil` if there is nothing to see.
///
/// Errors that can't be compared are not reported here a second time: the comparison that failed has
/// done so.
func proportionalDifference<Value>(_ expected: Value, _ actual: Value) -> String? {
  TaskResultErrors.$areReported.withValue(false) {
    diff(expected, actual, format: .proportional)
  }
}
