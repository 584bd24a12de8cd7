import ConcurrencyExtras
import Dependencies
import IssueReporting

extension SharedReaderKey {
  /// Returns a key of a value that is stored in memory until the program exits.
  ///
  /// ```swift
  /// @Shared(.inMemory("count")) var count = 0
  /// ```
  ///
  /// The default of the first reference is stored. The value remains stored when all references
  /// have been released, so the defaults of later references are not used. In a test, the storage
  /// is initially empty.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// A key of a value in memory.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  private let key: String
  private let storage: InMemoryStorage

  init(_ key: String) {
    @Dependency(\.defaultInMemoryStorage) var storage
    self.key = key
    self.storage = storage
  }

  /// The identity of the value: the key, and the storage.
  public var id: InMemoryKeyID { InMemoryKeyID(key: key, storage: storage) }

  /// Loads the value from the storage. If a new reference finds no value, its default is stored.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if let initialValue = context.initialValue { storage.insert(initialValue, for: key) }
    continuation.resume(with: .success(storage.value(for: key)))
  }

  /// Returns a subscription that never calls the subscriber, because the value is changed only
  /// through the references to the value.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription()
  }

  /// Stores the value.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.setValue(value, for: key)
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// The key as it is written in code.
  public var description: String { ".inMemory(\(key.debugDescription))" }
}

/// The identity of a value in memory.
public struct InMemoryKeyID: Hashable, Sendable {
  let key: String
  let storage: InMemoryStorage
}

/// A storage of values in memory. Copies of a storage share the values and are equal. Storages that
/// were created separately are not equal.
public struct InMemoryStorage: Hashable, Sendable {
  private final class Values: Sendable {
    let lock = Lock<[String: any Sendable]>([:])
  }

  private let values = Values()

  /// Creates an empty storage.
  public init() {}

  func value<Value: Sendable>(for key: String) -> Value? {
    guard let value = values.lock.withLock({ $0[key] }) else { return nil }
    guard let value = value as? Value else {
      reportIssue(
        """
        The key ".inMemory(\\"\(key)\\")" has a value of type '\(type(of: value))', but a value of \
        type '\(Value.self)' was expected. The default is used. Use different keys for values of \
        different types.
        """
      )
      return nil
    }
    return value
  }

  func setValue(_ value: some Sendable, for key: String) {
    // The old value is released after the lock.
    _ = values.lock.withLock { $0.updateValue(value, forKey: key) }
  }

  /// Stores a value, unless there is a value of any type.
  func insert(_ value: some Sendable, for key: String) {
    values.lock.withLock { values in
      if values[key] == nil { values[key] = value }
    }
  }

  /// Returns whether both values are copies of one storage.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.values === rhs.values }

  /// Hashes the identity of the storage.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(values)) }
}

private enum DefaultInMemoryStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}

extension DependencyValues {
  /// The storage of ``SharedReaderKey/inMemory(_:)``. Each test has its own storage.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[DefaultInMemoryStorageKey.self] }
    set { self[DefaultInMemoryStorageKey.self] = newValue }
  }
}
