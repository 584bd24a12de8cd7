extension Effect {
  /// Delays the effect, and restarts the delay when an effect with the same identifier is returned.
  ///
  /// ```swift
  /// case .queryChanged:
  ///   return .run { [query = state.query] send in
  ///     await send(.response(try await search(query)))
  ///   }
  ///   .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// The effect doesn't run before the delay has elapsed. A new effect with the same identifier
  /// cancels the previous effect, whether the previous effect is delayed or in flight.
  /// ``cancel(id:)`` does the same.
  ///
  /// - Parameters:
  ///   - id: The cancel identifier, as for ``cancellable(id:cancelInFlight:)``.
  ///   - dueTime: The delay. If it is zero or negative, the effect still starts in a later turn.
  ///   - clock: The clock that measures the delay.
  /// - Returns: The delayed effect, or `.none` if the effect is `.none`.
  public func debounce(
    id: some Hashable & Sendable,
    for dueTime: Duration,
    clock: some Clock<Duration>
  ) -> Self {
    if isNone { return .none }
    let wait = Run(name: nil, priority: nil) { _ in try? await clock.sleep(for: dueTime) }
    return Self(.delay(self, by: wait)).cancellable(id: id, cancelInFlight: true)
  }
}
