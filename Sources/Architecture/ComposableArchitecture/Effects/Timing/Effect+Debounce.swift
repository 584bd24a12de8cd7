extension Effect {
  /// Returns an effect that waits for a delay, and then runs this effect.
  ///
  /// ```swift
  /// case .queryChanged:
  ///   return .run { [query = state.query] send in
  ///     await send(.response(try await search(query)))
  ///   }
  ///   .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// A new debounced effect with the same identifier cancels the previous effect, whether the
  /// previous effect is delayed or in flight, and begins a new delay. ``cancel(id:)`` also cancels
  /// a delayed effect.
  ///
  /// - Parameters:
  ///   - id: The cancel identifier, as for ``cancellable(id:cancelInFlight:)``.
  ///   - dueTime: The delay. If the delay is zero or negative, the effect still starts
  ///     asynchronously.
  ///   - clock: The clock that measures the delay.
  /// - Returns: The delayed effect, or `.none` if the effect is `.none`.
  public func debounce(
    id: some Hashable & Sendable,
    for dueTime: Duration,
    clock: some Clock<Duration>
  ) -> Self {
    if isNone { return .none }
    let wait = Run(name: nil, priority: nil) { _ in try? await clock.sleep(for: dueTime) }
    return Self(.delay(self, by: Self(.run(wait)))).cancellable(id: id, cancelInFlight: true)
  }
}
