import IssueLocations
import IssueReporting

/// The dependencies of a feature, by key.
///
/// Register a dependency with a property in an extension. The property reads and sets the value of
/// a key:
///
/// ```swift
/// extension DependencyValues {
///   var apiClient: APIClient {
///     get { self[APIClient.self] }
///     set { self[APIClient.self] = newValue }
///   }
/// }
/// ```
///
/// Read the dependency with ``Dependency``, and override the dependency with
/// ``withDependencies(_:operation:)``.
///
/// Copying the values retains one object. Setting a value allocates a layer. Reading a value visits
/// a bounded number of layers. For a key that was not set, the default is returned, which is
/// created once and stored.
public struct DependencyValues: Sendable {
  /// The values of the current task.
  ///
  /// Prefer ``Dependency`` to read a dependency, and ``withDependencies(_:operation:)`` to override
  /// a dependency. This property is for library code that propagates values.
  @TaskLocal public static var _current = unset

  /// Whether the current task runs a closure that sets dependencies. Reading a dependency in such a
  /// closure reports no missing override.
  @TaskLocal static var isSetting = false

  @usableFromInline var storage: DependencyStorage

  /// Creates values without overrides and with separate defaults, so that each default is created
  /// again.
  ///
  /// ```swift
  /// withDependencies {
  ///   $0 = DependencyValues()
  /// } operation: {
  ///   // as if nothing had been used or overridden before
  /// }
  /// ```
  public init() {
    self.storage = DependencyStorage(top: DependencyDefaultsLayer(on: nil))
  }

  /// Values without overrides, with the defaults of the test or of the process.
  package static let unset = DependencyValues(storage: DependencyStorage())

  init(storage: DependencyStorage) {
    self.storage = storage
  }

  /// The value of a dependency: the override or, without an override, the default for the context.
  ///
  /// - Parameters:
  ///   - key: The type that identifies the dependency.
  ///   - fileID: The file of the access, as the compiler names it, for issues.
  ///   - filePath: The path of that file.
  ///   - line: The line of the access.
  ///   - column: The column of the access.
  ///   - function: The function that contains the access.
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    @inlinable get {
      if let value = storage.value(for: ObjectIdentifier(key), as: Key.Value.self) {
        return value
      }
      return defaultValue(
        for: key,
        function: function,
        at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    @inlinable set {
      guard !isPreparing else {
        prepare(
          key,
          value: newValue,
          function: function,
          at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
        return
      }
      storage.set(newValue, for: ObjectIdentifier(key))
    }
  }

  /// Returns these values together with the values that were set on `other`. The values of `other`
  /// take precedence.
  package func merging(_ other: Self) -> Self {
    DependencyValues(storage: storage.merging(other.storage))
  }

  /// Returns whether one of the values is an unchanged copy of the other, or whether neither has
  /// overrides. Values that are equal by chance are not identical.
  func isIdentical(to other: Self) -> Bool {
    storage.top === other.storage.top
  }

  /// Returns these values with separate defaults.
  package func withNewDefaults() -> Self {
    DependencyValues(storage: DependencyStorage(top: DependencyDefaultsLayer(on: storage.top)))
  }

  /// The defaults of these values: separate defaults, or the defaults of the test or of the
  /// process.
  var defaults: DependencyDefaults {
    storage.top?.defaults ?? .current
  }

  /// The context that was set, or `nil`.
  var overriddenContext: DependencyContext? {
    storage.value(for: ObjectIdentifier(DependencyContextKey.self), as: DependencyContext.self)
  }
}

extension DependencyValues {
  /// Runs an operation with exactly these values, without merging the current values.
  ///
  /// This method is for callers that have already merged the values and that call the method often,
  /// such as a store for each action.
  @inlinable
  package static func withCurrent<R>(
    _ values: DependencyValues,
    operation: () throws -> R
  ) rethrows -> R {
    try $_current.withValue(values, operation: operation)
  }

  /// Runs an asynchronous operation with exactly these values.
  package static func withCurrent<R>(
    _ values: DependencyValues,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await $_current.withValue(values, operation: operation, isolation: isolation)
  }
}
