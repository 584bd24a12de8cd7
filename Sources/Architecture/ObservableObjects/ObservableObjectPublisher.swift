import ConcurrencyExtras

/// A publisher that notifies the observers of an object before the object changes.
///
/// An object that changes without a ``Published`` property notifies its observers itself:
///
/// ```swift
/// final class Ruler: ObservableObject {
///   let objectWillChange = ObservableObjectPublisher()
///
///   var length = 1.0 {
///     willSet { objectWillChange.send() }
///   }
/// }
/// ```
public final class ObservableObjectPublisher: Sendable {
  private struct Observers {
    var next = 0
    var notify: [Int: @Sendable () -> Void] = [:]
  }

  private let observers = Lock(Observers())

  /// Creates a publisher without observers.
  public init() {}

  /// Notifies the observers, in the order in which they were added. Call this method before the
  /// object changes. The method can be called on any thread.
  public func send() {
    // The closures are called outside of the lock, because they may add and remove observers.
    let notify = observers.withLock { $0.notify }
    for (_, notify) in notify.sorted(by: { $0.key < $1.key }) {
      notify()
    }
  }

  /// Adds an observer.
  ///
  /// - Parameter notify: Called before each change, on the thread of the change.
  /// - Returns: A closure that removes the observer.
  package func observe(_ notify: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    let number = observers.withLock { observers in
      observers.next += 1
      observers.notify[observers.next] = notify
      return observers.next
    }
    return { [weak self] in
      // The closure is released outside of the lock, because it may own the last reference to an
      // object whose deinitializer calls this publisher.
      _ = self?.observers.withLock { $0.notify.removeValue(forKey: number) }
    }
  }
}
