import Foundation

/// A value that is only ever touched while a lock is held.
///
/// The standard library's `Mutex` would do, were it not built on a futex that the thread sanitizer
/// doesn't know: it reports races where there are none, in the programs of whoever uses this library.
struct Lock<Value>: ~Copyable, @unchecked Sendable {
  // The value and its mutex, in a place of their own, because a mutex must not move.
  private let buffer: ManagedBuffer<Value, pthread_mutex_t>

  init(_ value: Value) {
    buffer = ManagedBuffer<Value, pthread_mutex_t>.create(minimumCapacity: 1) { buffer in
      buffer.withUnsafeMutablePointerToElements { mutex in
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
      }
      return value
    }
  }

  deinit {
    buffer.withUnsafeMutablePointerToElements { mutex in
      _ = pthread_mutex_destroy(mutex)
    }
  }

  /// Reads and changes the value in one critical section. Not to be called within another of its own.
  borrowing func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try buffer.withUnsafeMutablePointers { value, mutex in
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&value.pointee)
    }
  }
}
