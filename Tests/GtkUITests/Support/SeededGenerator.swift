import Foundation

/// A generator that produces the same numbers for the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// Returns the seed of a random test, which is the same in each run. `SEED=random` in the
  /// environment selects another seed, and `SEED=<seed>` repeats a run. The seed is printed,
  /// because a test that crashes reports no failure.
  static func seedOfTest() -> UInt64 {
    let given = ProcessInfo.processInfo.environment["SEED"]
    let seed = given == "random" ? .random(in: .min ... .max) : given.flatMap(UInt64.init) ?? 1_729
    FileHandle.standardError.write(Data("SEED=\(seed)\n".utf8))
    return seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
