import Foundation

/// A mark of the current thread while the thread resumes a task that waited for ready work.
///
/// On this thread, the runtime's hook enqueues the resumed task, and does not count the task. The
/// task has waited for other work, so its own resumption must not extend the waits of other tasks.
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
