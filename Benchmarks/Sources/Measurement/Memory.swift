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

extension Workload {
  /// How much memory is allocated for one time: how often, not how much. The same in each run.
  public func allocations(over times: Int = 1000) -> Double {
    // What comes before the first time is in both, and so in neither. A table that grows once in a
    // thousand times is left out.
    (Double(count(times: 2 * times) - count(times: times)) / Double(times) * 100).rounded() / 100
  }

  private func count(times: Int) -> Int {
    onMain {
      // What is made once for the whole program.
      _ = runInPlace(times: 10)
      let before = allocations_of_this_thread()
      _ = runInPlace(times: times)
      return Int(allocations_of_this_thread() - before)
    }
  }
}
