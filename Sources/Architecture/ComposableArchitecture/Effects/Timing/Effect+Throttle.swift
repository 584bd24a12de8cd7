extension Effect {
  /// Lets one action of the effect through in each interval.
  ///
  /// ```swift
  /// case .locationChanged(let location):
  ///   return .send(.showNearby(location))
  ///     .throttle(id: CancelID.nearby, for: .seconds(1), clock: clock, latest: true)
  /// ```
  ///
  /// The first action is sent at once and begins an interval. Of those that follow within it one is
  /// sent when it ends, which begins the next. Intervals belong to the id, not to the effect: the
  /// effect of one action may begin an interval, and the effect of the next be held back by it.
  ///
  /// An effect that is asked for under the same id cancels the one before it. What that one held
  /// back is dropped if the latest action counts, and kept if the first does.
  /// ``cancel(id:)`` drops it in either case.
  ///
  /// - Parameters:
  ///   - id: The id, as for ``cancellable(id:cancelInFlight:)``.
  ///   - interval: How long an interval is. With none, or less, nothing is held back.
  ///   - clock: What the time is measured with.
  ///   - latest: Whether the last of the actions that were held back is sent, or the first.
  public func throttle(
    id: some Hashable & Sendable,
    for interval: Duration,
    clock: some Clock<Duration>,
    latest: Bool
  ) -> Self {
    if isNone { return .none }
    return Self(
      .throttle(self, Throttle(key: .current(id), for: interval, clock: clock, isLatest: latest))
    )
  }
}
