/// A type-erased clock that measures time in a given duration type.
///
/// Unlike `any Clock<Duration>`, this type has a known type of instants:
///
/// ```swift
/// let clock = AnyClock(ContinuousClock())
/// let deadline = clock.now.advanced(by: .seconds(1))
/// try await clock.sleep(until: deadline)
/// ```
///
/// An instant is the time since the creation of its `AnyClock`. Compare only instants of the same
/// `AnyClock`.
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment, as the time since the creation of the `AnyClock`.
  public struct Instant: InstantProtocol {
    let offset: Duration

    /// Returns the moment that is `duration` later, or earlier if `duration` is negative.
    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    /// Returns the time from this moment to `other`, which is negative if `other` is earlier.
    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    /// Whether the first moment is earlier. Both moments must be of the same `AnyClock`.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private let readNow: @Sendable () -> Duration
  private let readResolution: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Duration, Duration?) async throws -> Void

  /// Creates a clock that erases the type of `clock`.
  public init<C: Clock>(_ clock: C) where C.Duration == Duration {
    let start = clock.now
    self.readNow = { start.duration(to: clock.now) }
    self.readResolution = { clock.minimumResolution }
    self.sleepUntil = { offset, tolerance in
      try await clock.sleep(until: start.advanced(by: offset), tolerance: tolerance)
    }
  }

  /// The current time of the erased clock, counted from the creation of this `AnyClock`.
  public var now: Instant {
    Instant(offset: readNow())
  }

  /// The minimum resolution of the erased clock.
  public var minimumResolution: Duration {
    readResolution()
  }

  /// Sleeps on the erased clock until the deadline. Rethrows the error of the erased clock, usually
  /// a `CancellationError`.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline.offset, tolerance)
  }
}
