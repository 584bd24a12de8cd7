import ConcurrencyExtras

/// A clock whose `sleep` does not wait, and advances the current time to the deadline.
///
/// Use the clock in previews, and in tests that don't check the durations of delays:
///
/// ```swift
/// let store = TestStore(initialState: Welcome.State()) {
///   Welcome()
/// } withDependencies: {
///   $0.continuousClock = .immediate
/// }
/// ```
///
/// The sequence of `timer(interval:tolerance:)` on this clock ticks without a pause.
/// To count the ticks of a timer, use a ``TestClock``.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment on the clock, as an offset from the clock's zero.
  public typealias Instant = SimulatedInstant<Duration>

  private let current: Lock<Instant>

  /// The minimum resolution of the clock, which is zero.
  public let minimumResolution: Duration = .zero

  /// Creates a clock whose current time is `now`.
  public init(now: Instant = Instant()) {
    current = Lock(now)
  }

  /// The latest deadline to which a sleep has advanced the clock, or the initial time. Real time
  /// does not advance the clock.
  public var now: Instant {
    current.withLock { $0 }
  }

  /// Yields, so that other tasks can run, and advances the current time to the deadline.
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
  /// A new clock whose `sleep` does not wait, and advances the current time to the deadline.
  public static var immediate: Self {
    ImmediateClock()
  }
}
