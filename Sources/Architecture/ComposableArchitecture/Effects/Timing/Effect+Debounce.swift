extension Effect {
  /// Waits before it runs the effect, and starts to wait anew when the effect is asked for again.
  ///
  /// ```swift
  /// case .queryChanged:
  ///   return .run { [query = state.query] send in
  ///     await send(.response(try await search(query)))
  ///   }
  ///   .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// Nothing of the effect runs before the time is over. What is asked for under the same id
  /// cancels what came before it, be that still waiting or running already; so does
  /// ``cancel(id:)``.
  ///
  /// - Parameters:
  ///   - id: The id, as for ``cancellable(id:cancelInFlight:)``.
  ///   - dueTime: How long to wait. With none, or less, the effect still starts in a later turn.
  ///   - clock: What the time is measured with.
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
