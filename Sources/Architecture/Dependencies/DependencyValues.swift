import IssueReporting

/// The dependencies of a feature, by key.
///
/// Register one by extending this type with a property that goes through a key:
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
/// Read it with ``Dependency``, override it with ``withDependencies(_:operation:)``.
///
/// Copying is one retain. Setting allocates a layer. A lookup walks a bounded number of layers; for
/// a key that was not set it then asks for the default, which is made once and kept.
public struct DependencyValues: Sendable {
  /// The values of the current task.
  ///
  /// Prefer ``Dependency`` to read and ``withDependencies(_:operation:)`` to override. This is for
  /// library code that hands values on.
  @TaskLocal public static var _current = unset

  /// Whether the current task is choosing values and not using them, so that nothing is reported.
  @TaskLocal static var isSetting = false

  @usableFromInline var storage: DependencyStorage

  /// Values without any override, and with defaults of their own: each is made anew.
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

  /// Values without any override, and with the defaults of the test or the process.
  package static let unset = DependencyValues(storage: DependencyStorage())

  init(storage: DependencyStorage) {
    self.storage = storage
  }

  /// The value of a dependency: what was set or, failing that, the default for the context.
  ///
  /// - Parameter key: The type that identifies the dependency.
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
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column,
        function: function
      )
    }
    @inlinable set {
      guard !isPreparing else {
        prepare(
          key,
          value: newValue,
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column,
          function: function
        )
        return
      }
      storage.set(newValue, for: ObjectIdentifier(key))
    }
  }

  /// These values with everything that was set on others on top.
  package func merging(_ other: Self) -> Self {
    DependencyValues(storage: storage.merging(other.storage))
  }

  /// Whether nothing but the same sets was done to both. Values that are equal by chance are not.
  func isIdentical(to other: Self) -> Bool {
    storage.top === other.storage.top
  }

  /// These values with defaults of their own.
  package func withNewDefaults() -> Self {
    DependencyValues(storage: DependencyStorage(top: DependencyDefaultsLayer(on: storage.top)))
  }

  /// The defaults of these values: their own, or those of the test or the process.
  var defaults: DependencyDefaults {
    storage.top?.defaults ?? .current
  }

  /// The context that was set, if one was.
  var overriddenContext: DependencyContext? {
    storage.value(for: ObjectIdentifier(DependencyContextKey.self), as: DependencyContext.self)
  }
}

extension DependencyValues {
  /// Runs an operation with just these values: nothing is merged and nothing else happens.
  ///
  /// For a caller that has the values ready and runs often, as a store does for each action.
  @inlinable
  package static func withCurrent<R>(
    _ values: DependencyValues,
    operation: () throws -> R
  ) rethrows -> R {
    try $_current.withValue(values, operation: operation)
  }

  /// Runs an asynchronous operation with just these values.
  package static func withCurrent<R>(
    _ values: DependencyValues,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> R
  ) async rethrows -> R {
    try await $_current.withValue(values, operation: operation, isolation: isolation)
  }
}
