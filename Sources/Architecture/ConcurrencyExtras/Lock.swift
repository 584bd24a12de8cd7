import Foundation

/// A value that is accessed only while a lock is held. The package protects its own state with this
/// lock.
///
/// Every action that starts an effect acquires locks, so the lock has to be fast: it is not
/// recursive, `withLock` changes the value in place, and the lock requires one allocation. The
/// public type ``LockIsolated`` is recursive, and copies the value for each change.
///
/// The standard library's `Mutex` can't be used, because it is built on a futex that the thread
/// sanitizer doesn't support. The sanitizer would report false data races in programs that use this
/// library.
@usableFromInline
package struct Lock<Value>: ~Copyable, @unchecked Sendable {
  // The value and its mutex are in a separate allocation, because a mutex must not move.
  @usableFromInline let buffer: ManagedBuffer<Value, pthread_mutex_t>

  /// Creates a lock with an initial value.
  @inlinable
  package init(_ value: Value) {
    buffer = ManagedBuffer<Value, pthread_mutex_t>.create(minimumCapacity: 1) { buffer in
      buffer.withUnsafeMutablePointerToElements { mutex in
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
      }
      return value
    }
  }

  @inlinable
  deinit {
    buffer.withUnsafeMutablePointerToElements { mutex in
      _ = pthread_mutex_destroy(mutex)
    }
  }

  /// Calls `body` with exclusive access to the value. Calls of the same lock must not be nested.
  @inlinable
  package borrowing func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try buffer.withUnsafeMutablePointers { value, mutex in
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&value.pointee)
    }
  }
}
