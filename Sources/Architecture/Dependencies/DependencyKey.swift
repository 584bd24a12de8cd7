import IssueReporting

/// A type that identifies a dependency and says what it is in an app.
///
/// ```swift
/// extension APIClient: DependencyKey {
///   static let liveValue = APIClient(fetch: { try Data(contentsOf: $0) })
/// }
/// ```
///
/// Put a conformance to ``TestDependencyKey`` next to an interface, and this one next to its
/// implementation, when both live in modules of their own.
public protocol DependencyKey<Value>: TestDependencyKey {
  /// The value in an app.
  static var liveValue: Value { get }

  associatedtype Value = Self

  /// The value in a preview: ``liveValue`` unless given.
  static var previewValue: Value { get }

  /// The value in a test. Unless given it is ``previewValue``, and using it is reported as an
  /// issue.
  static var testValue: Value { get }
}

/// A type that identifies a dependency and says what it is in tests and previews.
public protocol TestDependencyKey<Value> {
  /// The type of the dependency.
  associatedtype Value: Sendable = Self

  /// The value in a preview: ``testValue`` unless given.
  static var previewValue: Value { get }

  /// The value in a test.
  ///
  /// It is made once in each test. Prefer a value that reports an issue when it is used, so that a
  /// test has to name what its feature depends on.
  static var testValue: Value { get }
}

extension DependencyKey {
  public static var previewValue: Value { liveValue }

  public static var testValue: Value {
    if shouldReportUnimplemented {
      DependencyResolution.reportUnimplemented(Self.self)
    }
    return previewValue
  }
}

extension TestDependencyKey {
  public static var previewValue: Value { testValue }

  /// Whether a ``testValue`` may report that nobody overrode it.
  ///
  /// It is `true` in a test, unless the value is only read in order to change it:
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
