/// What follows from a factorisation about the divisors of a number.
///
/// The formulas are the multiplicative ones of any textbook, for example G. H. Hardy and
/// E. M. Wright, "An Introduction to the Theory of Numbers", chapter XVI.
extension Factorisation {
  /// How many positive numbers divide this one, 1 and itself included.
  var divisorCount: Int {
    powers.reduce(1) { $0 * ($1.exponent + 1) }
  }

  /// The sum of all positive divisors. It may need more than 64 bits.
  var divisorSum: UInt128 {
    powers.reduce(1) { sum, power in
      var (factor, term): (UInt128, UInt128) = (1, 1)
      for _ in 0..<power.exponent {
        term *= UInt128(power.prime)
        factor += term
      }
      return sum * factor
    }
  }

  /// How many of the numbers from 1 to this one have no factor in common with it.
  var totient: UInt64 {
    powers.reduce(1) { $0 * ($1.value / $1.prime) * ($1.prime - 1) }
  }

  /// All positive divisors, smallest first. There may be 100,000, so ask for the count first.
  ///
  /// Complexity: O(d log d) for d divisors.
  var divisors: [UInt64] {
    powers.reduce([1]) { divisors, power in
      var (all, factor): ([UInt64], UInt64) = (divisors, 1)
      for _ in 0..<power.exponent {
        factor *= power.prime
        all += divisors.map { $0 * factor }
      }
      return all
    }
    .sorted()
  }

  /// Whether no prime divides the number twice.
  var isSquarefree: Bool {
    powers.allSatisfy { $0.exponent == 1 }
  }
}
