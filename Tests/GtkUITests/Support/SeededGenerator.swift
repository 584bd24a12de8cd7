/// Random numbers that are the same each time.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension Array where Element == Int {
  /// Does something to the array that an app might do, without making an element appear twice.
  ///
  /// - Parameter next: A number that hasn't been used.
  mutating func mutate(_ next: inout Int, using random: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      insert(next, at: Int.random(in: 0...count, using: &random))
      next += 1
    case 2 where !isEmpty:
      remove(at: Int.random(in: 0..<count, using: &random))
    case 3 where !isEmpty:
      let element = remove(at: Int.random(in: 0..<count, using: &random))
      insert(element, at: Int.random(in: 0...count, using: &random))
    case 4:
      shuffle(using: &random)
    case 5 where count > 5:
      let start = Int.random(in: 0..<(count - 3), using: &random)
      removeSubrange(start..<(start + 3))
    case 6:
      insert(contentsOf: next..<(next + 4), at: Int.random(in: 0...count, using: &random))
      next += 4
    default:
      reverse()
    }
  }
}
