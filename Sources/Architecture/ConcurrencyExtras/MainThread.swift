import Foundation

/// The main thread of the process.
package enum MainThread {
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()
  // Any two different addresses. The value of a thread that stores nothing is the address 0.
  private static let main = 1
  private static let other = 2

  /// Whether the current thread is the main thread.
  ///
  /// On Linux, `Thread.isMainThread` makes two system calls, which take longer than a read of a
  /// shared value. Here each thread stores the result of its first call.
  package static var isCurrent: Bool {
    guard let key else { return Thread.isMainThread }
    if let stored = pthread_getspecific(key) { return Int(bitPattern: stored) == main }
    let isCurrent = Thread.isMainThread
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: isCurrent ? main : other))
    return isCurrent
  }
}
