/// The parameters of a throttled effect.
@usableFromInline
struct Throttle: Sendable {
  let key: CancellationKey
  let isLatest: Bool
  /// Begins an interval, and returns a function that returns the remaining time of the interval.
  let begin: @Sendable () -> @Sendable () -> Duration
  let sleep: @Sendable (Duration) async throws -> Void

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
      return { interval - start.duration(to: clock.now) }
    }
    sleep = { try await clock.sleep(for: $0) }
  }
}
