import ConcurrencyExtras
import IssueReporting

/// Starts to count the jobs of tasks. In a debug build, also replaces the reporters of issues with
/// ``TestFailureReporter``, and observes which test runs. Called when a program that runs tests is
/// loaded.
///
/// A release build retains the default reporter, because ``TestFailureReporter`` exists only in
/// debug builds.
@_cdecl("composable_architecture_start_test_reporting")
public func startTestReporting() {
  Task.countJobs()
  #if DEBUG
    IssueReporters.current = [TestFailureReporter()]
    TestObserver.start()
  #endif
}
