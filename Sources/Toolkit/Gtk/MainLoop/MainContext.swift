import CGtk

/// The context of the main loop of GTK.
///
/// `Application.run` iterates the context. These functions are for tests without an application.
@MainActor
public enum MainContext {
  /// Dispatches the ready sources, or waits until a source is ready. Returns whether a source was
  /// dispatched.
  ///
  /// Main-actor tasks don't run in an iteration that was started by a main-actor task.
  @discardableResult
  public static func iterate(mayBlock: Bool = false) -> Bool {
    g_main_context_iteration(nil, mayBlock.gboolean).isTrue
  }

  /// Whether a source is ready.
  public static var isPending: Bool { g_main_context_pending(nil).isTrue }

  /// Iterates until no source is ready, at most `limit` times, because sources may become ready
  /// endlessly.
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
    // The timer ends a blocking iteration in which no source is dispatched. It has the lowest
    // priority: otherwise, a condition whose evaluation takes longer than the interval would find
    // the timer ready each time, and no other source would be dispatched.
    let ticker = MainLoopSource(every: .milliseconds(5), priority: .idle) { .continue }
    defer { ticker.cancel() }
    while !condition() {
      if clock.now >= deadline { return false }
      iterate(mayBlock: true)
    }
    return true
  }
}
