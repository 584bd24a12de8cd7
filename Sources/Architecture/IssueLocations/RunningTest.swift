import ConcurrencyExtras
import IssueReporting

/// The test that runs, for issues.
///
/// Most test runners attribute an issue to the test whose task reports it, so the issue of a task
/// that outlives its test, or of a detached task, names the wrong test or none.
package enum RunningTest {
  private static let findName = Lock<@Sendable () -> String?>({ nil })

  /// The name of the test, or `nil` outside of tests and if the name is not known.
  package static var name: String? {
    let findName = findName.withLock { $0 }
    return findName()
  }

  /// Sets the function that returns the name of the test.
  package static func findName(with body: @escaping @Sendable () -> String?) {
    findName.withLock { $0 = body }
  }
}

/// The uses of dependencies that were reported for one store of a test, so that a use is not
/// reported again for the same feature.
package final class ReportedUses: Sendable {
  private struct Use: Hashable {
    let dependency: String
    let feature: String
  }

  /// The test that has created the store. The effects of the store can outlive the test.
  let test = RunningTest.name
  private let uses = Lock<Set<Use>>([])

  /// Returns `nil` outside of tests.
  package init?() {
    if !isTesting { return nil }
  }

  /// Records the use of a dependency by a feature. Returns whether the use is the first.
  func insert(_ dependency: String, by feature: String) -> Bool {
    uses.withLock { $0.insert(Use(dependency: dependency, feature: feature)).inserted }
  }
}
