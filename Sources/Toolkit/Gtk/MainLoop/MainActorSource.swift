import CGtk

/// A source that runs main-actor tasks in the main loop of GTK.
///
/// On Linux, the main actor runs its jobs on the main queue of libdispatch, which is not drained
/// while GTK occupies the main thread. libdispatch provides a file descriptor that is readable when
/// the queue has work. This type adds the descriptor to the main loop as a source. There is no
/// polling, so an idle program sleeps.
///
/// The functions `_dispatch_get_main_queue_handle_4CF` and `_dispatch_main_queue_callback_4CF` are
/// not public API of libdispatch. The functions are intended for clients with a custom main loop.
/// Only this file calls the functions, and tests check that the functions still work.
@MainActor
public enum MainActorSource {
  /// The priority of main-actor jobs, which equals the priority of drawing.
  ///
  /// In each iteration, GLib runs all ready sources of the most urgent priority. Sources of equal
  /// priority therefore alternate, so that jobs and an animation don't block each other. With a
  /// smaller number, a job that repeatedly enqueues jobs would prevent drawing forever. With a
  /// greater number, a slow animation would prevent the jobs. Input and the flush of view updates
  /// have smaller numbers, and precede the jobs and drawing.
  ///
  /// Measured for half a second, with an endless sequence of jobs of 1 ms and frames of 17 ms: With
  /// the priorities 0, 100 and 119, no frame was drawn. With 121 and 200, no job ran. With 120, 24
  /// frames were drawn and 96 jobs ran.
  public static let priority = Priority.redraw

  private static var id: guint = 0

  /// Attaches the source to the default main context. A second call does nothing.
  public static func install() {
    guard id == 0 else { return }
    id = attach(priority: priority)
  }

  /// Attaches the source again with another priority, for tests.
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
        // The read resets the counter of the descriptor. Otherwise, the descriptor would remain
        // readable, and the loop would spin. The read precedes the drain of the queue, because a
        // job that is enqueued during the drain makes the descriptor readable again.
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
