import ConcurrencyExtras
import IssueReporting

/// Starts to count the jobs of tasks, and in a debug build replaces the reporters of issues with
/// ``TestFailureReporter``. Called when a program that runs tests is loaded.
///
/// A release build retains the default reporter, because ``TestFailureReporter`` exists only in
/// debug builds.
@_cdecl("composable_architecture_start_test_reporting")
public func startTestReporting() {
  Task.countJobs()
  #if DEBUG
    IssueReporters.current = [TestFailureReporter()]
  #endif
}
