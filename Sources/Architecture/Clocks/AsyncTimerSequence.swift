/// A sequence that emits the current time repeatedly, at an interval.
///
/// `timer(interval:tolerance:)` of a clock returns such a sequence.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence {
  /// The time at which a tick is emitted, as an instant of the clock.
  public typealias Element = C.Instant

  /// An iterator that waits for the next tick.
  public struct Iterator: AsyncIteratorProtocol {
    private var clock: C?
    private let interval: C.Instant.Duration
    private let tolerance: C.Instant.Duration?
    private var last: C.Instant?

    init(clock: C, interval: C.Instant.Duration, tolerance: C.Instant.Duration?) {
      self.clock = interval > .zero ? clock : nil
      self.interval = interval
      self.tolerance = tolerance
    }

    /// Waits for the next tick, and returns the current time. Returns `nil` if the interval is not
    /// positive, or if the clock has thrown an error, for example because the task was cancelled.
    public mutating func next() async -> C.Instant? {
      guard let clock else { return nil }
      let deadline = nextDeadline(of: clock)
      do {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      } catch {
        self.clock = nil
        return nil
      }
      last = deadline
      return clock.now
    }

    /// Returns the deadline of the next tick. The first deadline is one interval after the current
    /// time. Each later deadline is a multiple of the interval after the last deadline, so that
    /// ticks do not drift. Ticks whose deadline has passed are skipped.
    private func nextDeadline(of clock: C) -> C.Instant {
      let now = clock.now
      let last = self.last ?? now
      let next = last.advanced(by: interval)
      guard next < now else { return next }
      let missed = Int((next.duration(to: now) / interval).rounded(.up))
      return last.advanced(by: interval * (missed + 1))
    }
  }

  private let clock: C
  private let interval: C.Instant.Duration
  private let tolerance: C.Instant.Duration?

  /// Creates a timer on a clock. The timer emits no tick if the interval is not positive. See
  /// `timer(interval:tolerance:)` of clocks.
  public init(
    interval: C.Instant.Duration,
    tolerance: C.Instant.Duration? = nil,
    clock: C
  ) {
    self.clock = clock
    self.interval = interval
    self.tolerance = tolerance
  }

  /// Returns an iterator whose first tick is one interval after the first call of `next()`.
  /// Iterators are independent.
  public func makeAsyncIterator() -> Iterator {
    Iterator(clock: clock, interval: interval, tolerance: tolerance)
  }
}

extension AsyncTimerSequence: Sendable where C: Sendable {}

@available(*, unavailable)
extension AsyncTimerSequence.Iterator: Sendable {}
