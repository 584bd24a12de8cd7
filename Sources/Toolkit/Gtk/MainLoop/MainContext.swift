import CGtk

/// GLib's default main context, which the main loop of GTK iterates.
///
/// `Application.run` iterates the context. The functions of this type are for tests without an
/// application.
@MainActor
public enum MainContext {
  /// Dispatches the ready sources. If no source is ready and `mayBlock` is true, waits for a source
  /// first. Returns whether a source was dispatched.
  ///
  /// If a main-actor task calls this method, other main-actor tasks do not run before the calling
  /// task suspends.
  @discardableResult
  public static func iterate(mayBlock: Bool = false) -> Bool {
    g_main_context_iteration(nil, mayBlock.gboolean).isTrue
  }

  /// Whether a source is ready.
  public static var isPending: Bool { g_main_context_pending(nil).isTrue }

  /// Iterates until no source is ready. `limit` bounds the number of iterations, because a source
  /// may always be ready.
  public static func drain(limit: Int = 10_000) {
    var remaining = limit
    while remaining > 0, iterate() { remaining -= 1 }
  }

  /// Iterates until a condition holds or the timeout has elapsed. Returns whether the condition
  /// holds.
  @discardableResult
  public static func iterate(
    timeout: Duration = .seconds(5),
    until condition: @MainActor () -> Bool
  ) -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    // The timer wakes a blocking iteration, so that the condition and the deadline are checked even
    // if no other source is ready. The timer has the lowest priority. Otherwise, if evaluating the
    // condition takes longer than the interval of the timer, the timer would be ready in every
    // iteration, and no other source would be dispatched.
    let ticker = MainLoopSource(every: .milliseconds(5), priority: .idle) { .continue }
    defer { ticker.cancel() }
    while !condition() {
      if clock.now >= deadline { return false }
      iterate(mayBlock: true)
    }
    return true
  }
}
