import CMalloc

/// Configures the C library so that all threads allocate in one arena. According to its manual,
/// `mallinfo2` doesn't count the allocations in other arenas. Call this function before the program
/// starts a thread.
public func useOneArena() {
  mallopt(M_ARENA_MAX, 1)
}

/// Returns the number of bytes that the program has allocated and not freed. Call
/// ``useOneArena()`` at the start of the program.
public func allocatedBytes() -> Int {
  let memory = mallinfo2()
  return memory.uordblks + memory.hblkhd
}
