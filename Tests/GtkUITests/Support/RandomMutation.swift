extension Array where Element == Int {
  /// Mutates the array at random, as an app might, without duplicate elements.
  ///
  /// - Parameter next: The next unused number.
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
