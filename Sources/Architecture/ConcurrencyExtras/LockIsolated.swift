import Foundation

/// A value that is only accessed while a lock is held, so that any thread can share the value.
///
/// Use the type, especially in tests, to record the calls of an escaping closure:
///
/// ```swift
/// let saved = LockIsolated<[Contact]>([])
/// let client = ContactsClient(save: { contact in saved.withValue { $0.append(contact) } })
/// // ...
/// XCTAssertEqual(saved.value, [.blob])
/// ```
///
/// The lock is recursive, so reading the value inside of ``withValue(_:)`` does not deadlock. Two
/// separate calls are two critical sections, so perform related reads and writes in one
/// ``withValue(_:)``.
///
/// The lock is held while the closure runs. If two closures each access the other's value, two
/// threads can block each other for ever.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private var storage: Value
  private let lock = NSRecursiveLock()

  /// Creates an instance with an initial value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.storage = try value()
  }

  /// Reads one property of the value while holding the lock.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    AwaitedWork.run {
      lock.lock()
      defer { lock.unlock() }
      return storage[keyPath: keyPath]
    }
  }

  /// Reads and changes the value in one critical section.
  ///
  /// - Parameter operation: A closure that reads and changes the value. If the closure throws, its
  ///   earlier changes are preserved.
  /// - Returns: The result of `operation`.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    // The old value is released after the lock, because its deinitializer can do anything.
    var old: Value?
    defer { withExtendedLifetime(old) {} }
    return try AwaitedWork.run {
      lock.lock()
      defer { lock.unlock() }
      // The operation runs on a copy, so that an operation that reads `value` reads the old value
      // and does not violate exclusivity. If the value were moved out of the storage, such a read
      // would not find the value.
      var value = storage
      defer {
        old = storage
        storage = value
      }
      return try operation(&value)
    }
  }

  /// Replaces the value. The argument is evaluated while the lock is held.
  ///
  /// If the new value depends on a read before this call, use ``withValue(_:)``, because the lock
  /// is not held between the read and this call.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    var old: Value?
    defer { withExtendedLifetime(old) {} }
    try AwaitedWork.run {
      lock.lock()
      defer { lock.unlock() }
      let value = try newValue()
      old = storage
      storage = value
    }
  }

  private var snapshot: Value {
    lock.lock()
    defer { lock.unlock() }
    return storage
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value, which is read while the lock is held.
  public var value: Value {
    snapshot
  }
}

extension LockIsolated: Equatable where Value: Equatable {
  /// Whether both operands are the same instance or store equal values. The two values are read one
  /// after the other and not in one critical section.
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    lhs === rhs || lhs.snapshot == rhs.snapshot
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  /// Hashes the current value. A later change of the value can change the hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(snapshot)
  }
}
