/// The representation of a number as the sum of two squares.
///
/// ```swift
/// SumOfTwoSquares(of: Factorisation(of: 65)!)  // 1² + 8², although 65 is also 4² + 7²
/// SumOfTwoSquares(of: Factorisation(of: 21)!)  // nil
/// ```
///
/// By the theorem of Fermat and Girard, a positive number is the sum of two squares if and only if
/// every prime factor that is one less than a multiple of 4 has an even exponent. The squares for a
/// prime are computed by Euclid's algorithm (C. Hermite and J. A. Serret, 1848). The squares for a
/// product are computed by Brahmagupta's identity.
struct SumOfTwoSquares: Equatable, Sendable {
  /// The smaller of the two roots. The root is 0 only if no representation with two positive roots
  /// was found.
  private(set) var smaller: UInt64 = 0
  private(set) var larger: UInt64 = 1

  init?(of factorisation: Factorisation) {
    for power in factorisation.powers {
      if power.prime % 4 == 3 {
        guard power.exponent.isMultiple(of: 2) else { return nil }
        for _ in 0..<power.exponent / 2 { scale(by: power.prime) }
      } else {
        let roots = power.prime == 2 ? (1, 1) : Self.roots(ofPrime: power.prime)
        for _ in 0..<power.exponent { multiply(by: roots) }
      }
    }
  }

  private mutating func scale(by factor: UInt64) {
    smaller *= factor
    larger *= factor
  }

  /// Multiplies the represented number by the sum of the squares of `other`, by the identity
  /// (a² + b²)(c² + d²) = (ac − bd)² + (ad + bc)² = (ac + bd)² + (ad − bc)².
  private mutating func multiply(by other: (UInt64, UInt64)) {
    let (a, b, c, d) = (smaller, larger, other.0, other.1)
    func distance(_ x: UInt64, _ y: UInt64) -> UInt64 { x > y ? x - y : y - x }
    let choices = [
      (distance(a * c, b * d), a * d + b * c), (a * c + b * d, distance(a * d, b * c)),
    ]
    let choice = choices.first { $0.0 > 0 && $0.1 > 0 } ?? choices[0]
    smaller = min(choice.0, choice.1)
    larger = max(choice.0, choice.1)
  }

  /// Returns two numbers whose squares add up to `prime`, which must be one more than a multiple of
  /// 4.
  static func roots(ofPrime prime: UInt64) -> (UInt64, UInt64) {
    // Half of all numbers are not squares modulo the prime, so the loop usually finds such a number
    // after few steps. A power of this number is a square root of −1 modulo the prime.
    var base: UInt64 = 2
    while base.raised(to: (prime - 1) / 2, modulo: prime) != prime - 1 { base += 1 }
    let bound = UInt64(InverseSearch.floor(of: prime) { $0 * $0 })
    var (a, b) = (prime, base.raised(to: (prime - 1) / 4, modulo: prime))
    while b > bound { (a, b) = (b, a % b) }
    return (b, a % b)
  }
}
