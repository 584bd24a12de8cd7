import IssueLocations

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
/// The dependency is read at each access, from the values of the task that accesses the property. A
/// dependency that these values do not override is read from the values that were current when the
/// wrapper was created, so a model retains the dependencies with which the model was created. If
/// neither of these values override the dependency, the default for the context is read.
///
/// In a test, reading the default of a dependency without a test value reports an issue.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let keyPath: any KeyPath<DependencyValues, Value> & Sendable
  let initialValues: DependencyValues
  private let location: IssueLocation

  /// Creates a wrapper for a property of ``DependencyValues``, or for a member of such a property.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.keyPath = keyPath
    self.initialValues = DependencyValues._current
    self.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Creates a wrapper for the dependency that `key` identifies.
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

  /// Creates a wrapper that casts a dependency to another type, such as a protocol that the
  /// dependency conforms to, or the concrete type of an existential.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  /// ```
  ///
  /// Reading the dependency traps if the dependency is not of the type.
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

  /// Creates a wrapper that casts the dependency that `key` identifies to another type.
  ///
  /// Reading the dependency traps if the dependency is not of the type.
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

  /// The current value of the dependency.
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
    // The accessor of a dependency can read other dependencies, and must read these dependencies
    // from `merged`. The task local is set only if `merged` differs from the current values.
    return merged.isIdentical(to: current)
      ? merged[keyPath: keyPath]
      : DependencyValues.withCurrent(merged) { merged[keyPath: keyPath] }
  }
}

/// A dependency key as a value, so that a key path can contain the key.
struct DependencyKeyType<Key: TestDependencyKey>: Hashable, Sendable {}

extension DependencyValues {
  subscript<Key: TestDependencyKey>(_: DependencyKeyType<Key>) -> Key.Value {
    self[Key.self, function: "subscript"]
  }
}

/// A type that stores the values that were current when the instance was created.
protocol DependencyCapturing {
  var initialValues: DependencyValues { get }
}

extension Dependency: DependencyCapturing {}
