import CGtk

/// Lets main-actor tasks run under GTK's main loop.
///
/// On Linux the main actor runs its jobs on libdispatch's main queue, which nobody drains while
/// GTK holds the main thread. libdispatch offers a file descriptor that becomes readable when the
/// queue has work; here it becomes a source of the main loop. There is no polling: an idle
/// program sleeps.
///
/// The two functions are private to libdispatch and its clients with a loop of their own. They
/// are used in this file only; a self-test says whether they still work.
@MainActor
public enum MainActorSource {
  /// The priority of main-actor jobs: that of drawing.
  ///
  /// GLib runs all ready sources of the most urgent priority in each round, so equals take turns
  /// and neither a flood of jobs nor an animation starves the other. Any smaller number lets a job
  /// that goes on enqueueing jobs stop the drawing for good; any greater one lets a slow animation
  /// stop the jobs. Input and the flush of view updates, at smaller numbers, go before either.
  ///
  /// Measured for half a second with jobs of 1 ms without end and frames of 17 ms: at 0, 100 and
  /// 119 there was no frame, at 121 and 200 no job, and at 120 there were 24 frames and 96 jobs.
  public static let priority = Priority.redraw

  private static var id: guint = 0

  /// Attaches the source to the default main context. A second call does nothing.
  public static func install() {
    guard id == 0 else { return }
    id = attach(priority: priority)
  }

  /// The same at any priority, for the measurement behind ``priority``.
  package static func reinstall(priority: Priority) {
    if id != 0 { g_source_remove(id) }
    id = attach(priority: priority)
  }

  private static func attach(priority: Priority) -> guint {
    g_unix_fd_add_full(
      priority.rawValue,
      _dispatch_get_main_queue_handle_4CF(),
      G_IO_IN,
      { descriptor, _, _ in
        // Reading resets the counter. Without it the descriptor stays readable and the loop spins.
        // It comes first: work that arrives during the drain makes it readable again.
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
        return 1
      },
      nil,
      nil
    )
  }
}
