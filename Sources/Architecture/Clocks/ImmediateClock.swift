import ConcurrencyExtras
import Foundation

/// A clock that does not wait: sleeping moves it to the deadline and returns.
///
/// Use it in previews, and in tests that care about what happens after a delay and not about when:
///
/// ```swift
/// let store = TestStore(initialState: Welcome.State()) {
///   Welcome()
/// } withDependencies: {
///   $0.continuousClock = .immediate
/// }
/// ```
///
/// A ``Clocks/_Concurrency/Clock/timer(interval:tolerance:)`` on this clock never pauses. For a
/// feature that only stops at a certain time, use ``TestClock``.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, @unchecked Sendable
{
  /// A moment on the clock, as the time since it started.
  public struct Instant: InstantProtocol {
    /// The time since the clock started.
    public let offset: Duration

    /// The moment that lies this long after the clock's start.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private let lock = NSLock()
  private var current: Instant

  public let minimumResolution: Duration = .zero

  /// A clock that starts at the given moment.
  public init(now: Instant = Instant()) {
    self.current = now
  }

  public var now: Instant {
    lock.withLock { current }
  }

  /// Yields, so that others get to run, and moves the clock to the deadline.
  ///
  /// Throws `CancellationError` when the task is cancelled; the clock does not move then, nor for a
  /// deadline that has passed.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    await Task.megaYield()
    try Task.checkCancellation()
    lock.withLock { current = max(current, deadline) }
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// A clock that starts at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock that does not wait: sleeping moves it to the deadline and returns.
  public static var immediate: Self {
    ImmediateClock()
  }
}
