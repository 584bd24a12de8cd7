import Foundation

/// A value that is accessed only while a lock is held.
///
/// The standard library's `Mutex` can't be used, because it is built on a futex that the thread
/// sanitizer doesn't support. The sanitizer would report false data races in programs that use this
/// library.
struct Lock<Value>: ~Copyable, @unchecked Sendable {
  // The value and its mutex are in a separate allocation, because a mutex must not move.
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

  /// Runs `body` with exclusive access to the value. Calls must not be nested.
  borrowing func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try buffer.withUnsafeMutablePointers { value, mutex in
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body(&value.pointee)
    }
  }
}
