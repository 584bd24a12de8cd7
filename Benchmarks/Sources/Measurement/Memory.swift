import CMalloc

/// Configures all threads to allocate in one arena, because ``allocatedBytes()`` counts only the
/// allocations of that arena. Call this function before any other function.
public func useOneArena() {
  mallopt(M_ARENA_MAX, 1)
}

/// Returns the number of bytes that the program has allocated and not freed.
public func allocatedBytes() -> Int {
  let memory = mallinfo2()
  return memory.uordblks + memory.hblkhd
}
