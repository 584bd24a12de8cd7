/// The parameters of a throttled effect.
@usableFromInline
struct Throttle: Sendable {
  let key: CancellationKey
  let isLatest: Bool
  /// Begins an interval.
  let begin: @Sendable () -> ThrottleInterval

  init(key: CancellationKey, isLatest: Bool, begin: @escaping @Sendable () -> ThrottleInterval) {
    self.key = key
    self.isLatest = isLatest
    self.begin = begin
  }

  init(
    key: CancellationKey,
    for interval: Duration,
    clock: some Clock<Duration>,
    isLatest: Bool
  ) {
    self.key = key
    self.isLatest = isLatest
    begin = {
      let start = clock.now
      let remaining: @Sendable () -> Duration = { interval - start.duration(to: clock.now) }
      return ThrottleInterval(
        hasEnded: { remaining() <= .zero },
        waitForEnd: { try await clock.sleep(for: remaining()) }
      )
    }
  }
}

/// An interval in which a throttled effect sends no action.
@usableFromInline
struct ThrottleInterval: Sendable {
  let hasEnded: @Sendable () -> Bool
  let waitForEnd: @Sendable () async throws -> Void
}
