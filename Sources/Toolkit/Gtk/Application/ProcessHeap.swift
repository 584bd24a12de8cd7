import CGtk

/// The memory from which the process allocates objects.
public enum ProcessHeap {
  /// The size in bytes from which a block is mapped separately. This is the initial value of the C
  /// library.
  private static let mappedBlockSize = 128 * 1024

  /// Limits the growth of the memory of a process that runs for hours. A call after the start of a
  /// thread does not affect the arena of the thread.
  ///
  /// - The number of arenas is limited to 2. The C library creates an arena for each thread, up to
  ///   8 arenas per processor. An arena retains the memory of the largest set of objects that the
  ///   arena has ever contained, so that the memory would grow with the number of threads that have
  ///   ever run, although the number of objects is constant. Most objects of an app are allocated
  ///   on the main thread.
  /// - Large blocks, such as the pixels of a picture or of a part of a frame, are always mapped
  ///   separately, and are returned to the system when they are freed. Otherwise, the C library
  ///   allocates blocks of up to 32 MB between the small objects after the first such block was
  ///   freed, and the gaps that these blocks leave are later filled by small objects.
  ///
  /// Source: `mallopt(3)`, `M_ARENA_MAX` and `M_MMAP_THRESHOLD`.
  public static func limitGrowth() {
    mallopt(M_ARENA_MAX, 2)
    mallopt(M_MMAP_THRESHOLD, Int32(mappedBlockSize))
    // The C library no longer adapts this limit, because the limit for mapped blocks is set. With
    // the initial value of 128 KiB, the end of the arena would often be returned and requested
    // again.
    mallopt(M_TRIM_THRESHOLD, 1024 * 1024)
  }

  /// Returns the free memory of all arenas to the system.
  ///
  /// Without this method, the C library only returns the free memory at the end of an arena. Free
  /// memory between two objects remains a part of the process, and is used for other objects only
  /// if the objects are small enough.
  ///
  /// **Complexity.** O(*n*), where *n* is the number of free blocks. During the call, other threads
  /// that allocate memory in the same arena wait.
  ///
  /// Source: `malloc_trim(3)`.
  public static func returnFreeMemory() {
    malloc_trim(0)
  }
}
