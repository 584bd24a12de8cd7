import Foundation

/// Runs operations on separate threads, and returns whether all have returned within a time limit.
/// Threads that block each other remain blocked, so a test can fail instead of waiting for ever.
public func finishTogether(
  within seconds: Double = 20,
  _ operations: (@Sendable () -> Void)...
) -> Bool {
  let group = DispatchGroup()
  for operation in operations {
    group.enter()
    Thread.detachNewThread {
      operation()
      group.leave()
    }
  }
  return group.wait(timeout: .now() + seconds) == .success
}

/// A point at which two threads wait for each other. A thread continues alone after a time limit,
/// because the other thread can be unable to arrive.
public final class MeetingPoint: Sendable {
  private let first = DispatchSemaphore(value: 0)
  private let second = DispatchSemaphore(value: 0)
  private let limit: Double

  /// Creates a point with a time limit in seconds.
  public init(limit: Double = 2) {
    self.limit = limit
  }

  /// Called by one of the threads.
  @discardableResult
  public func arriveFirst() -> Bool {
    first.signal()
    return second.wait(timeout: .now() + limit) == .success
  }

  /// Called by the other thread.
  @discardableResult
  public func arriveSecond() -> Bool {
    second.signal()
    return first.wait(timeout: .now() + limit) == .success
  }
}
