import ConcurrencyExtras
import IssueReporting

/// Replaces the reporter of issues, and counts the work of tasks, in a process that runs tests.
/// Called when such a process is loaded.
///
/// A release build contains neither test framework, and retains the default reporter.
@_cdecl("composable_architecture_start_test_reporting")
public func startTestReporting() {
  Task.countJobs()
  #if DEBUG
    IssueReporters.current = [TestFailureReporter()]
  #endif
}
