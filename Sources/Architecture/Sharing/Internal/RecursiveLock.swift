import Foundation

/// A lock that a thread can acquire again while the thread holds the lock.
///
/// The lock of a shared value must be recursive, because an operation that changes the value can
/// read the value.
final class RecursiveLock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    var attributes = pthread_mutexattr_t()
    pthread_mutexattr_init(&attributes)
    pthread_mutexattr_settype(&attributes, CInt(PTHREAD_MUTEX_RECURSIVE))
    pthread_mutex_init(mutex, &attributes)
    pthread_mutexattr_destroy(&attributes)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  // Inlined, so that a generic caller passes no closure.
  @inline(__always)
  func withLock<R>(_ body: () throws -> R) rethrows -> R {
    acquire()
    defer { release() }
    return try body()
  }

  /// Acquires the lock. The thread must release the lock once for each call.
  func acquire() { pthread_mutex_lock(mutex) }

  func release() { pthread_mutex_unlock(mutex) }
}
