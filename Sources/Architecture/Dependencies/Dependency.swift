/// A dependency of a feature.
///
/// ```swift
/// @Reducer
/// struct Feature {
///   @Dependency(\.continuousClock) var clock
///   @Dependency(\.date.now) var now
///   @Dependency(APIClient.self) var apiClient
///   …
/// }
/// ```
///
/// It is read each time that it is accessed, from the values of the task that accesses it. What
/// these do not override comes from the values that were current when the wrapper was created, so a
/// model keeps the dependencies it was made with. Failing both, it is the default for the context.
///
/// Reading a default in a test that nobody provided a test value for reports an issue.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let keyPath: any KeyPath<DependencyValues, Value> & Sendable
  let initialValues: DependencyValues
  private let location: IssueLocation

  /// A dependency that ``DependencyValues`` has a property for, or something within one.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.keyPath = keyPath
    self.initialValues = DependencyValues._current
    self.location = IssueLocation(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// A dependency that is identified by a type.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init(
      \DependencyValues.[DependencyKeyType<Key>()],
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// A dependency as another type: as a protocol that it conforms to, or as the type that is behind a
  /// protocol.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  /// ```
  ///
  /// Reading the dependency traps if it is not of the type.
  public init<Member>(
    _ keyPath: any KeyPath<DependencyValues, Member> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      \DependencyValues.[cast: DependencyCast<Member, Value>(keyPath: keyPath)],
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// A dependency that is identified by a type, as another type.
  ///
  /// Reading the dependency traps if it is not of the type.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      \DependencyValues.[DependencyKeyType<Key>()],
      as: type,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The dependency's current value.
  public var wrappedValue: Value {
    #if DEBUG
      DependencyUse.$wrapper.withValue(location) { read() }
    #else
      read()
    #endif
  }

  private func read() -> Value {
    let current = DependencyValues._current
    let merged = initialValues.merging(current)
    // An accessor may itself read dependencies; it has to see the same values. The task local is
    // only set when it would not anyway.
    return merged.isIdentical(to: current)
      ? merged[keyPath: keyPath]
      : DependencyValues.withCurrent(merged) { merged[keyPath: keyPath] }
  }
}

/// A key as a value, so that a key path can say it.
struct DependencyKeyType<Key: TestDependencyKey>: Hashable, Sendable {}

extension DependencyValues {
  subscript<Key: TestDependencyKey>(_: DependencyKeyType<Key>) -> Key.Value {
    self[Key.self, function: "subscript"]
  }
}

/// Something that keeps the values that were current when it was created.
protocol DependencyCapturing {
  var initialValues: DependencyValues { get }
}

extension Dependency: DependencyCapturing {}
