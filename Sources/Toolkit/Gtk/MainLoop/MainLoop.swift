import CGtk

/// A main loop on the default context, for programs and tests without an application.
@MainActor
public final class MainLoop {
  // Only the main actor uses the loop, and GLib counts its references atomically.
  private let loop: OpaquePointer

  /// Creates a loop, which starts when ``run()`` is called. Wraps `g_main_loop_new`.
  public init() {
    guard let loop = g_main_loop_new(nil, false.gboolean) else {
      preconditionFailure("A main loop could not be created.")
    }
    self.loop = loop
  }

  isolated deinit { g_main_loop_unref(loop) }

  /// Runs until ``quit()`` is called. Don't call this method from a main-actor task, a signal
  /// handler or a source. If a main-actor task calls this method, no other main-actor task runs
  /// before the method returns.
  public func run() { g_main_loop_run(loop) }

  /// Requests that ``run()`` returns after the current iteration. If the loop does not run, the
  /// method has no effect.
  public func quit() { g_main_loop_quit(loop) }
}
