import Foundation

/// A mark of the current thread while the thread resumes a task that waited for ready work.
///
/// The runtime's hook enqueues the resumed task on the same thread, and does not count the task: the
/// task waited for other work, so its resumption is no such work.
struct ResumptionMark: Sendable {
  static let shared = ResumptionMark()

  private let key: pthread_key_t?

  private init() {
    var key = pthread_key_t()
    self.key = pthread_key_create(&key, nil) == 0 ? key : nil
  }

  /// Whether the current thread resumes a task.
  var isSet: Bool {
    key.map { pthread_getspecific($0) != nil } ?? false
  }

  /// Resumes a task with the mark set.
  func resume(_ continuation: UnsafeContinuation<Void, Never>) {
    guard let key else { return continuation.resume() }
    pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1))
    continuation.resume()
    pthread_setspecific(key, nil)
  }
}
