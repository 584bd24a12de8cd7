import IssueReporting

/// Replaces the reporter of issues in a process that runs tests. Called when the program is loaded.
///
/// A release build has neither test framework, and keeps the reporter.
@_cdecl("composable_architecture_start_test_reporting")
public func startTestReporting() {
  #if DEBUG
    guard isTesting else { return }
    IssueReporters.current = [TestFailureReporter()]
  #endif
}
