extension Effect {
  /// Returns an effect that sends at most one action in each interval.
  ///
  /// ```swift
  /// case .locationChanged(let location):
  ///   return .send(.showNearby(location))
  ///     .throttle(id: CancelID.nearby, for: .seconds(1), clock: clock, latest: true)
  /// ```
  ///
  /// The first action is sent immediately and begins an interval. If other actions follow within
  /// the interval, one of these actions is pending. The pending action is sent when the interval
  /// ends, and begins the next interval. An interval belongs to the identifier rather than to an
  /// effect. The first action of an effect may therefore be pending until the end of an interval
  /// that an action of the previous effect began.
  ///
  /// A throttled effect cancels the previous effect with the same identifier. If `latest` is
  /// `true`, the pending action of the previous effect is dropped. Otherwise, the new effect sends
  /// the pending action. ``cancel(id:)`` drops the pending action in both cases.
  ///
  /// - Parameters:
  ///   - id: The cancel identifier, as for ``cancellable(id:cancelInFlight:)``.
  ///   - interval: The length of an interval. If the length is zero or negative, each action is
  ///     sent immediately.
  ///   - clock: The clock that measures the interval.
  ///   - latest: Whether the pending action is the last of the actions that follow within an
  ///     interval, rather than the first.
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
