import Foundation

/// A value that is only ever touched while a lock is held, so that any thread may share it.
///
/// Use it to collect what an escaping closure does, in tests above all:
///
/// ```swift
/// let saved = LockIsolated<[Contact]>([])
/// let client = ContactsClient(save: { contact in saved.withValue { $0.append(contact) } })
/// // ...
/// XCTAssertEqual(saved.value, [.blob])
/// ```
///
/// The lock is recursive: reading the value inside of ``withValue(_:)`` does not deadlock. Two
/// separate calls are two critical sections, so read and write what belongs together in one
/// ``withValue(_:)``.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private var storage: Value
  private let lock = NSRecursiveLock()

  /// Wraps an initial value.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    self.storage = try value()
  }

  /// Reads one property of the value while holding the lock.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.lock()
    defer { lock.unlock() }
    return storage[keyPath: keyPath]
  }

  /// Reads and changes the value in one critical section, and returns what the operation returns.
  ///
  /// - Parameter operation: What to do with the value. When it throws, changes made so far stay.
  public func withValue<T: Sendable>(
    _ operation: @Sendable (inout Value) throws -> T
  ) rethrows -> T {
    lock.lock()
    defer { lock.unlock() }
    // On a local copy, so that an operation which reads `value` sees the old one instead of
    // violating exclusivity; taken out and put back would hide it from such a read.
    var value = storage
    defer { storage = value }
    return try operation(&value)
  }

  /// Replaces the value.
  ///
  /// To derive the new value from the old one use ``withValue(_:)``: nothing is locked between a
  /// read of ``value`` and this call.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    lock.lock()
    defer { lock.unlock() }
    storage = try newValue()
  }

  private var snapshot: Value {
    lock.lock()
    defer { lock.unlock() }
    return storage
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value, taken while the lock is held.
  public var value: Value {
    snapshot
  }
}

extension LockIsolated: Equatable where Value: Equatable {
  public static func == (lhs: LockIsolated, rhs: LockIsolated) -> Bool {
    lhs === rhs || lhs.snapshot == rhs.snapshot
  }
}

extension LockIsolated: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(snapshot)
  }
}
