import CMalloc

/// Has all threads allocate in one place, since ``allocatedBytes()`` counts what is there alone. To be
/// called before anything else.
public func useOneArena() {
  mallopt(M_ARENA_MAX, 1)
}

/// How many bytes the program has allocated and not freed.
public func allocatedBytes() -> Int {
  let memory = mallinfo2()
  return memory.uordblks + memory.hblkhd
}
