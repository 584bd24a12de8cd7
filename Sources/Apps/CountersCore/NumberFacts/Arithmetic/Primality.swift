/// The Miller–Rabin test, made deterministic.
///
/// The first twelve primes as bases leave no composite undetected below 3.3 × 10²⁴: J. Sorenson and
/// J. Webster, "Strong pseudoprimes to twelve prime bases", Mathematics of Computation 86 (2017).
/// So for 64 bits the answer is a proof, not a probability.
extension UInt64 {
  /// The primes that serve as bases, and as trial divisors before.
  private static let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

  /// Whether this is a prime number.
  ///
  /// Complexity: O(log n) modular multiplications a base.
  var isPrime: Bool {
    guard self > 1 else { return false }
    for base in Self.bases where isMultiple(of: base) { return self == base }
    let twos = (self - 1).trailingZeroBitCount
    let odd = (self - 1) >> UInt64(twos)
    return Self.bases.allSatisfy { passes(base: $0, odd: odd, twos: twos) }
  }

  /// Whether `base` is no witness that this number is composite.
  private func passes(base: UInt64, odd: UInt64, twos: Int) -> Bool {
    var power = base.raised(to: odd, modulo: self)
    if power == 1 || power == self - 1 { return true }
    var squarings = 1
    while squarings < twos {
      power = power.multiplied(by: power, modulo: self)
      if power == self - 1 { return true }
      squarings += 1
    }
    return false
  }

  /// The smallest prime above this number, or `nil` when it does not fit in 64 bits.
  ///
  /// Complexity: gaps between primes below 2⁶⁴ are at most 1550, so at most 775 tests, nearly all
  /// of which end at a trial divisor.
  var nextPrime: UInt64? {
    if self < 2 { return 2 }
    var candidate = self | 1
    repeat {
      if candidate > self, candidate.isPrime { return candidate }
      let (next, overflow) = candidate.addingReportingOverflow(2)
      if overflow { return nil }
      candidate = next
    } while true
  }
}
