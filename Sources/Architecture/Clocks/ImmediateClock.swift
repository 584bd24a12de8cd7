import ConcurrencyExtras

/// A clock that does not wait: `sleep` sets the current time to the deadline and returns.
///
/// Use the clock in previews, and in tests that check what happens after a delay but not the time:
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
/// feature that stops only at a certain time, use ``TestClock``.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment on the clock, as the time since the clock started.
  public typealias Instant = SimulatedInstant<Duration>

  private let current: Lock<Instant>

  /// The minimum resolution of the clock, which is zero.
  public let minimumResolution: Duration = .zero

  /// Creates a clock with a start time.
  public init(now: Instant = Instant()) {
    current = Lock(now)
  }

  /// The latest deadline of a sleep, or the start time before the first sleep. Real time does not
  /// advance the clock.
  public var now: Instant {
    current.withLock { $0 }
  }

  /// Yields, so that other tasks can run, and sets the current time to the deadline.
  ///
  /// Throws `CancellationError` if the task is cancelled. The current time does not change if the
  /// task is cancelled or if the deadline has passed.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    await Task.megaYield()
    try Task.checkCancellation()
    current.withLock { $0 = max($0, deadline) }
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock that starts at zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock that does not wait: `sleep` sets the current time to the deadline and returns.
  public static var immediate: Self {
    ImmediateClock()
  }
}
