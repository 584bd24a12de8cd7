import ConcurrencyExtras
import IssueLocations
import IssueReporting

/// The creation of one default, with the details that the code that creates the default can read.
final class DependencyResolution: Sendable {
  @TaskLocal static var current: DependencyResolution?

  let context: DependencyContext
  let use: DependencyUse
  private let reports: DependencyReports
  private let suppressed = Lock(false)

  init(context: DependencyContext, use: DependencyUse, reports: DependencyReports) {
    self.context = context
    self.use = use
    self.reports = reports
  }

  /// Whether the creation of the default would have reported an issue outside of a closure that
  /// changes dependencies.
  var suppressedIssue: Bool { suppressed.withLock { $0 } }

  func suppressIssue() {
    suppressed.withLock { $0 = true }
  }

  /// Reports the use of a dependency that a test did not override.
  static func reportUnimplemented<Key: TestDependencyKey>(_ key: Key.Type) {
    guard current?.reports.insert(key) ?? true else { return }
    let name = current?.use.name(of: key) ?? "@Dependency(\(key).self)"
    let location = current?.use.reportedLocation
    UnimplementedUse(
      of: name,
      details: [("Key", typeName(key)), ("Value", typeName(Key.Value.self))],
      at: location
    )
    .report(
      "\(name) was used in a test that does not override the dependency.",
      advice: """
        A test must override each dependency that is used, so that the test does not affect the \
        real world. Override the dependency with 'withDependencies', or in the trailing \
        'withDependencies' of a test store. If one test double is suitable for every test, add a \
        'testValue' to the key.
        """
    )
  }

  /// Reports that an app uses a dependency without a live value.
  static func reportNotLive<Key: TestDependencyKey>(_ key: Key.Type, use: DependencyUse) {
    guard current?.reports.insert(key) ?? true else { return }
    let message = """
      \(use.name(of: key)) has no live value, and its test value is used.

        Key:   \(typeName(key))
        Value: \(typeName(Key.Value.self))

      The key conforms to 'TestDependencyKey' only. Conform the key to 'DependencyKey' in the \
      module with the implementation, and check that the app links the module.
      """
    IssueLocation.report(message, at: use.reportedLocation)
  }

  /// Reports that the preparation of a default is ignored.
  static func reportNotPrepared<Key: TestDependencyKey>(
    _ key: Key.Type,
    reason: String,
    use: DependencyUse
  ) {
    let message = """
      \(use.name(of: key)) was prepared although \(reason). The earlier value is still used.

      Prepare each dependency once, at the start of the app, before any code reads the dependency. \
      To override the dependency for a part of the app, use 'withDependencies'.
      """
    IssueLocation.report(message, at: use.reportedLocation)
  }

  private static func typeName(_ type: Any.Type) -> String {
    String(reflecting: type)
  }
}

/// The keys that were reported during the creation of one default. Threads that create the default
/// at the same time share the reports, so that they report each key once.
final class DependencyReports: Sendable {
  private let keys = Lock<Set<ObjectIdentifier>>([])

  /// Returns whether the key was not reported before.
  func insert(_ key: any TestDependencyKey.Type) -> Bool {
    keys.withLock { $0.insert(ObjectIdentifier(key)).inserted }
  }
}

extension DependencyValues {
  /// The location of the `@Dependency` that is being read, for issues about later uses of a default
  /// that the library creates. `nil` if the dependency is read in another way, and in a release
  /// build.
  package static var locationOfRead: IssueLocation? { DependencyUse.wrapper }
}
