import Foundation

/// The work of a thread for which other threads may be waiting: the creation of a value that all
/// threads use, and exclusive access to a value.
///
/// Such work calls code of the user, which can need the result of any other such work. Two threads
/// would block each other for ever if each waited for the other. Therefore a thread that does such
/// work never waits for a value that another thread creates: see ``Creation``. Exclusive access is
/// the only wait that remains, and the user decides about its order.
///
/// The work never suspends, so it stays on its thread.
package enum AwaitedWork {
  /// The record of one thread.
  private final class Record {
    /// The number of nested calls that other threads may be waiting for.
    var depth = 0
    /// The number of these calls that have exclusive access to a shared value.
    var accessCount = 0
    var afterAccess: [() -> Void] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { record in
      guard let record else { return }
      Unmanaged<Record>.fromOpaque(record).release()
    }
    return key
  }()

  private static var record: Record {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Record>.fromOpaque(known).takeUnretainedValue()
    }
    let new = Record()
    pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
    return new
  }

  /// Whether other threads may be waiting for the current thread.
  package static var isRunning: Bool { record.depth > 0 }

  /// Runs work that other threads may be waiting for.
  package static func run<R>(_ work: () throws -> R) rethrows -> R {
    let record = record
    record.depth += 1
    defer { record.depth -= 1 }
    return try work()
  }

  /// Starts exclusive access to a shared value. A call of ``endAccess()`` must follow on the same
  /// thread.
  package static func beginAccess() {
    let record = record
    record.depth += 1
    record.accessCount += 1
  }

  /// Ends exclusive access to a shared value.
  ///
  /// - Returns: The actions that were postponed until the end of the access, which the caller must
  ///   call; `nil` if the thread still has access to another value.
  package static func endAccess() -> [() -> Void]? {
    let record = record
    record.depth -= 1
    record.accessCount -= 1
    guard record.accessCount == 0 else { return nil }
    guard !record.afterAccess.isEmpty else { return [] }
    defer { record.afterAccess = [] }
    return record.afterAccess
  }

  /// Postpones an action until the current thread has exclusive access to no shared value.
  package static func afterAccess(_ action: @escaping () -> Void) {
    record.afterAccess.append(action)
  }
}

/// The creation of a value by one thread, for which other threads can wait.
///
/// No lock is held during the creation. A thread that must not wait creates a value of its own, and
/// the first value that is complete is used.
package final class Creation: Sendable {
  private let group = DispatchGroup()

  package init() {
    group.enter()
  }

  /// Ends the creation, so that the waiting threads continue. Called once.
  package func finish() {
    group.leave()
  }

  /// Waits until the creation has ended, and returns `true`. Returns `false` without waiting if
  /// other threads may be waiting for the current thread. That is also the case if the current
  /// thread itself creates the value.
  package func wait() -> Bool {
    guard !AwaitedWork.isRunning else { return false }
    group.wait()
    return true
  }
}
