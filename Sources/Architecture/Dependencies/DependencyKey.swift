import IssueReporting

/// A type that identifies a dependency and provides the values of the dependency in an app, in
/// previews and in tests.
///
/// ```swift
/// extension APIClient: DependencyKey {
///   static let liveValue = APIClient(fetch: { try Data(contentsOf: $0) })
/// }
/// ```
///
/// If the interface and the implementation are in separate modules, declare the conformance to
/// ``TestDependencyKey`` next to the interface, and the conformance to this protocol next to the
/// implementation.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value in an app.
  static var liveValue: Value { get }

  /// The type of the dependency.
  associatedtype Value = Self

  /// The value in a preview. Defaults to ``liveValue``.
  static var previewValue: Value { get }

  /// The value in a test. Defaults to ``previewValue``. Using this default in a test is reported as
  /// an issue.
  static var testValue: Value { get }
}

/// A type that identifies a dependency and provides the values of the dependency in tests and
/// previews.
public protocol TestDependencyKey<Value> {
  /// The type of the dependency.
  associatedtype Value: Sendable = Self

  /// The value in a preview. Defaults to ``testValue``.
  static var previewValue: Value { get }

  /// The value in a test.
  ///
  /// The value is read at the first use in each test, and stored until the test ends. Prefer a
  /// value that reports an issue when the value is used, so that a test must override each
  /// dependency that its feature uses.
  static var testValue: Value { get }
}

extension DependencyKey {
  /// The live value, which a preview uses unless the key declares another value.
  public static var previewValue: Value { liveValue }

  /// The preview value. Reading this default in a test reports an issue, because a test must
  /// override the dependency.
  public static var testValue: Value { _unimplementedTestValue }
}

extension TestDependencyKey {
  /// The test value, which a preview uses unless the key declares another value.
  public static var previewValue: Value { testValue }

  /// The preview value. Reading it in a test reports an issue, because a test must override the
  /// dependency.
  public static var _unimplementedTestValue: Value {
    if shouldReportUnimplemented {
      DependencyResolution.reportUnimplemented(Self.self)
    }
    return previewValue
  }

  /// Whether a ``testValue`` may report an issue, because a test uses the dependency without an
  /// override.
  ///
  /// The property is `true` in a test, except in a closure that overrides dependencies:
  ///
  /// ```swift
  /// withDependencies {
  ///   $0.date.now = Date(timeIntervalSince1970: 0)  // reads `date` first
  /// } operation: { … }
  /// ```
  public static var shouldReportUnimplemented: Bool {
    let resolution = DependencyResolution.current
    guard (resolution?.context ?? DependencyValues._current.context) == .test else { return false }
    guard !DependencyValues.isSetting else {
      resolution?.suppressIssue()
      return false
    }
    return true
  }
}
