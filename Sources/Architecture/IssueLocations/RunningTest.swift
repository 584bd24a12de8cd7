import ConcurrencyExtras
import IssueReporting

/// The test that runs, for issues.
///
/// Most test runners attribute an issue to the test whose task reports it, so the issue of a task
/// that outlives its test, or of a detached task, names the wrong test or none.
package enum RunningTest {
  private struct State {
    var findName: @Sendable () -> String? = { nil }
    var reportedUses: ReportedUses?
  }

  private static let state = Lock(State())

  /// The name of the test, or `nil` outside of tests and if the name is not known.
  package static var name: String? {
    let findName = state.withLock { $0.findName }
    return findName()
  }

  /// Sets the function that returns the name of the test.
  package static func findName(with body: @escaping @Sendable () -> String?) {
    state.withLock { $0.findName = body }
  }

  /// Records that a test starts, for a test runner that runs one test at a time.
  package static func didStart() {
    state.withLock { $0.reportedUses = ReportedUses() }
  }

  /// Returns the record of the test or, if several tests can run at the same time, a new record.
  /// Returns `nil` outside of tests.
  package static func reportedUses() -> ReportedUses? {
    isTesting ? state.withLock { $0.reportedUses } ?? ReportedUses() : nil
  }
}

/// The uses of dependencies that were reported in a test, so that a use is not reported again for
/// the same feature.
package final class ReportedUses: Sendable {
  private struct Use: Hashable {
    let dependency: String
    let feature: String
  }

  private let uses = Lock<Set<Use>>([])

  /// Records the use of a dependency by a feature. Returns whether the use is the first.
  func insert(_ dependency: String, by feature: String) -> Bool {
    uses.withLock { $0.insert(Use(dependency: dependency, feature: feature)).inserted }
  }
}
