/// A moment on a clock that does not follow real time, as an offset from the clock's zero.
public struct SimulatedInstant<Duration: DurationProtocol & Hashable>: InstantProtocol {
  /// The time from the clock's zero to this moment.
  public let offset: Duration

  /// Creates the moment that is `offset` after the clock's zero.
  public init(offset: Duration = .zero) {
    self.offset = offset
  }

  /// Returns the moment that is `duration` later, or earlier if `duration` is negative.
  public func advanced(by duration: Duration) -> Self {
    Self(offset: offset + duration)
  }

  /// Returns the time from this moment to `other`, which is negative if `other` is earlier.
  public func duration(to other: Self) -> Duration {
    other.offset - offset
  }

  /// Whether `lhs` is earlier than `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.offset < rhs.offset
  }
}
