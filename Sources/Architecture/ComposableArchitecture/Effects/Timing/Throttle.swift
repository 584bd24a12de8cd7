/// How an effect is to be throttled.
@usableFromInline
struct Throttle: Sendable {
  let key: CancellationKey
  let isLatest: Bool
  /// Begins an interval. What it gives tells how much of the interval is left.
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
