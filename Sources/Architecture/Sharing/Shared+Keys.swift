import Dependencies

extension Shared {
  /// Creates a reference to the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, for a storage that has no value for the key. The default is
  ///     evaluated only if no reference with the key exists.
  ///   - key: The key.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: some SharedKey<Value>
  ) {
    self.init(reference: Self.reference(of: key, default: wrappedValue()))
  }

  /// Creates a reference to the optional value of a key, with the default `nil`.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Creates a reference to the value of a key that has a default.
  public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(reference: Self.reference(of: key.base, default: key.defaultValue()))
  }

  /// Creates a reference to the value of a key, with a default that overrides the default of the
  /// key.
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: _SharedKeyDefault<Key>
  ) {
    self.init(reference: Self.reference(of: key.base, default: wrappedValue()))
  }

  /// Creates a reference to the value of a key after the value is loaded.
  ///
  /// - Throws: The error of the storage, or an error if the storage has no value.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await key.loadRequired()
    self.init(reference: Self.reference(of: key, default: value, isLoaded: true))
  }

  /// Replaces the reference, also in all copies, with a reference to the value of another key, and
  /// loads the value. If the storage has no value, the value of the new reference is the current
  /// value, and is not saved until it is changed.
  ///
  /// - Throws: The error of the storage, or a `CancellationError` if the task was cancelled before
  ///   the call, so that the value isn't loaded. The reference is replaced all the same.
  public func load(_ key: some SharedKey<Value>) async throws {
    let current = reference.value
    box.reference = Self.reference(of: key, default: current, isLoaded: true)
    try Task.checkCancellation()
    try await load()
  }

  /// Replaces the reference, also in all copies, with a reference to the value of another key, and
  /// loads the value.
  public func load<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) async throws {
    box.reference = Self.reference(of: key.base, default: key.defaultValue(), isLoaded: true)
    try Task.checkCancellation()
    try await load()
  }

  private static func reference(
    of key: some SharedKey<Value>,
    default value: @autoclosure () -> Value,
    isLoaded: Bool = false
  ) -> SharedReference<Value> {
    @Dependency(\.sharedReferences) var references
    return references.reference(of: key, default: value, isLoaded: isLoaded)
  }
}

extension SharedReader {
  /// Creates a reader of the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default, for a storage that has no value for the key. The default is
  ///     evaluated only if no reference with the key exists.
  ///   - key: The key.
  public init(
    wrappedValue: @autoclosure () -> Value,
    _ key: some SharedReaderKey<Value>
  ) {
    self.init(reference: Self.reference(of: key, default: wrappedValue()))
  }

  /// Creates a reader of the optional value of a key, with the default `nil`.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Creates a reader of the value of a key that has a default.
  public init<Key: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(reference: Self.reference(of: key.base, default: key.defaultValue()))
  }

  /// Creates a reader of the value of a key, with a default that overrides the default of the key.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value,
    _ key: _SharedKeyDefault<Key>
  ) {
    self.init(reference: Self.reference(of: key.base, default: wrappedValue()))
  }

  /// Creates a reader of the value of a key after the value is loaded.
  ///
  /// - Throws: The error of the storage, or an error if the storage has no value.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await key.loadRequired()
    self.init(reference: Self.reference(of: key, default: value, isLoaded: true))
  }

  /// Replaces the reader, also in all copies, with a reader of the value of another key, and loads
  /// the value. If the storage has no value, the value of the new reader is the current value.
  ///
  /// - Throws: The error of the storage, or a `CancellationError` if the task was cancelled before
  ///   the call, so that the value isn't loaded. The reader is replaced all the same.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    let current = reference.value
    box.reference = Self.reference(of: key, default: current, isLoaded: true)
    try Task.checkCancellation()
    try await load()
  }

  /// Replaces the reader, also in all copies, with a reader of the value of another key, and loads
  /// the value.
  public func load<Key: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Key>) async throws {
    box.reference = Self.reference(of: key.base, default: key.defaultValue(), isLoaded: true)
    try Task.checkCancellation()
    try await load()
  }

  private static func reference(
    of key: some SharedReaderKey<Value>,
    default value: @autoclosure () -> Value,
    isLoaded: Bool = false
  ) -> SharedReaderReference<Value> {
    @Dependency(\.sharedReferences) var references
    return references.reference(of: key, default: value, isLoaded: isLoaded)
  }
}

extension SharedReaderKey {
  /// Loads the value.
  ///
  /// - Throws: The error of the storage, or ``MissingSharedValue``.
  func loadRequired() async throws -> Value {
    let value = try await withCheckedThrowingContinuation { result in
      load(
        context: .userInitiated,
        continuation: LoadContinuation(describing: { String(describing: self) }) {
          result.resume(with: $0 ?? .success(nil))
        }
      )
    }
    guard let value else { throw MissingSharedValue(key: String(describing: self)) }
    return value
  }
}

/// The error that is thrown if the storage has no value for a required key.
struct MissingSharedValue: Error, CustomStringConvertible {
  let key: String

  var description: String {
    "The storage has no value for the key \(key). Save a value first, or use a default."
  }
}
