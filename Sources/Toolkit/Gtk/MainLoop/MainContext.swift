import CGtk

/// The context of GTK's main loop.
///
/// `Application.run` iterates it; these are for tests, which do without an application.
@MainActor
public enum MainContext {
  /// Dispatches what is ready, or waits for something to become so. Says whether anything ran.
  ///
  /// Main-actor tasks don't run inside an iteration that was itself started from one.
  @discardableResult
  public static func iterate(mayBlock: Bool = false) -> Bool {
    g_main_context_iteration(nil, mayBlock.gboolean).isTrue
  }

  /// Whether something is ready.
  public static var isPending: Bool { g_main_context_pending(nil).isTrue }

  /// Iterates until nothing is ready, at most `limit` times, since a flood may never end.
  public static func drain(limit: Int = 10_000) {
    var remaining = limit
    while remaining > 0, iterate() { remaining -= 1 }
  }

  /// Iterates until a condition holds or the time is up. Says whether it holds.
  @discardableResult
  public static func iterate(
    timeout: Duration = .seconds(5),
    until condition: @MainActor () -> Bool
  ) -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + timeout
    // The timer ends a blocking iteration in which nothing happens. It goes after everything else: a
    // condition that takes as long as the timer would find it ready each time, and nothing else run.
    let ticker = MainLoopSource(every: .milliseconds(5), priority: .idle) { .continue }
    defer { ticker.cancel() }
    while !condition() {
      if clock.now >= deadline { return false }
      iterate(mayBlock: true)
    }
    return true
  }
}
