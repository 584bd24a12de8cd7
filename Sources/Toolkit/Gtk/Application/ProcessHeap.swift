import CGtk

/// The memory from which the process allocates objects.
public enum ProcessHeap {
  /// Limits the number of arenas of the C library. A call after the start of a thread does not
  /// affect the arena of the thread.
  ///
  /// The C library creates an arena for each thread, up to 8 arenas per processor. An arena retains
  /// the memory of the largest set of objects that the arena has ever contained, so that the memory
  /// of an app would grow with the number of threads that have ever run, although the number of
  /// objects is constant. Most objects of an app are allocated on the main thread.
  ///
  /// Source: `mallopt(3)`, `M_ARENA_MAX`.
  public static func limitArenas() {
    mallopt(M_ARENA_MAX, 2)
  }

  /// Returns the free memory of all arenas to the system.
  ///
  /// Without this method, the C library only returns the free memory at the end of an arena. Free
  /// memory between two objects remains a part of the process, and is used for other objects only
  /// if the objects are small enough.
  ///
  /// **Complexity.** O(*n*), where *n* is the number of free blocks. Meanwhile, other threads that
  /// allocate memory in the same arena wait.
  ///
  /// Source: `malloc_trim(3)`.
  public static func returnFreeMemory() {
    malloc_trim(0)
  }
}
