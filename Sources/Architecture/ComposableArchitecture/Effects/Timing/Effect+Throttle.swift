extension Effect {
  /// Sends at most one action in each interval.
  ///
  /// ```swift
  /// case .locationChanged(let location):
  ///   return .send(.showNearby(location))
  ///     .throttle(id: CancelID.nearby, for: .seconds(1), clock: clock, latest: true)
  /// ```
  ///
  /// The first action is sent immediately and begins an interval. When the interval ends, one of
  /// the actions that followed within the interval is sent, which begins the next interval.
  /// Intervals belong to the identifier rather than to the effect: an effect may hold its actions
  /// in an interval that an action of the previous effect began.
  ///
  /// An effect cancels the previous effect with the same identifier. The pending action of the
  /// previous effect is dropped if `latest` is `true`. Otherwise, the new effect sends the held
  /// action. ``cancel(id:)`` drops the pending action in both cases.
  ///
  /// - Parameters:
  ///   - id: The cancel identifier, as for ``cancellable(id:cancelInFlight:)``.
  ///   - interval: The length of an interval. If the length is zero or negative, no action is held.
  ///   - clock: The clock that measures the interval.
  ///   - latest: Whether the last of the pending actions is sent, rather than the first.
  /// - Returns: The throttled effect, or `.none` if the effect is `.none`.
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
