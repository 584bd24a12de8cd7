import ConcurrencyExtras
import IssueReporting

/// Replaces the reporter of issues in a process that runs tests, and counts the work of tasks there.
/// Called when such a process is loaded.
///
/// A release build has neither test framework, and keeps the reporter.
@_cdecl("composable_architecture_start_test_reporting")
public func startTestReporting() {
  Task.countJobs()
  #if DEBUG
    IssueReporters.current = [TestFailureReporter()]
  #endif
}
