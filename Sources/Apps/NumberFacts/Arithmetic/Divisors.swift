/// Functions of a number that depend on its divisors, computed from the factorisation.
///
/// The multiplicative formulas are in any textbook, for example in G. H. Hardy and E. M. Wright,
/// "An Introduction to the Theory of Numbers", chapter XVI.
extension Factorisation {
  /// The number of positive divisors, including 1 and the number itself.
  var divisorCount: Int {
    powers.reduce(1) { $0 * ($1.exponent + 1) }
  }

  /// The sum of all positive divisors, which may exceed 64 bits.
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

  /// The count of the numbers from 1 to this number that share no prime factor with this number.
  var totient: UInt64 {
    powers.reduce(1) { $0 * ($1.value / $1.prime) * ($1.prime - 1) }
  }

  /// The positive divisors, in ascending order. A 64-bit number can have more than 100,000
  /// divisors, so check ``divisorCount`` first.
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

  /// Whether no square of a prime divides the number.
  var isSquarefree: Bool {
    powers.allSatisfy { $0.exponent == 1 }
  }
}
