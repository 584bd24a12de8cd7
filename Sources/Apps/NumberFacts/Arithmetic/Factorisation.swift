/// A positive number as a product of prime powers.
///
/// ```swift
/// Factorisation(of: 360)?.powers  // 2³, 3², 5¹
/// Factorisation(of: 0)  // nil: every prime divides 0
/// ```
///
/// The initializer finds small prime factors by trial division, and other prime factors by
/// Pollard's rho method. The slowest numbers are products of two large primes.
struct Factorisation: Equatable, Sendable {
  /// A prime, and the exponent of the prime in the factorisation.
  struct PrimePower: Equatable, Sendable {
    let prime: UInt64
    let exponent: Int

    /// The value of the power, which is at most the factorised number.
    var value: UInt64 {
      (0..<exponent).reduce(1) { product, _ in product * prime }
    }
  }

  /// The prime powers, in ascending order of the primes. Empty for 1.
  let powers: [PrimePower]

  /// Creates the factorisation of `number`. Returns `nil` for 0, which has no factorisation.
  init?(of number: UInt64) {
    guard number > 0 else { return nil }
    var (rest, primes): (UInt64, [UInt64]) = (number, [])
    var divisor: UInt64 = 2
    while divisor < 256, divisor * divisor <= rest {
      if rest.isMultiple(of: divisor) {
        primes.append(divisor)
        rest /= divisor
      } else {
        divisor += divisor == 2 ? 1 : 2
      }
    }
    var unsplit = rest > 1 ? [rest] : []
    while let next = unsplit.popLast() {
      if next.isPrime {
        primes.append(next)
      } else {
        let divisor = PollardRho.divisor(of: next)
        unsplit += [divisor, next / divisor]
      }
    }
    powers = Dictionary(grouping: primes) { $0 }
      .map { PrimePower(prime: $0.key, exponent: $0.value.count) }
      .sorted { $0.prime < $1.prime }
  }
}
