/// The numbers with more divisors than any smaller number: 1, 2, 4, 6, 12, 24, 36…
///
/// In such a number, the exponents of 2, 3, 5… never increase (S. Ramanujan, "Highly composite
/// numbers", Proceedings of the London Mathematical Society 14, 1915). Only products of this form
/// are compared.
enum HighlyCompositeNumbers {
  /// The upper bound of the list.
  static let limit: UInt64 = 1_000_000_000_000

  /// All highly composite numbers up to ``limit``, in ascending order. Computed once.
  static let all: [UInt64] = {
    var (result, most): ([UInt64], Int) = ([], 0)
    for candidate in candidates.sorted(by: { $0.value < $1.value }) where candidate.count > most {
      most = candidate.count
      result.append(candidate.value)
    }
    return result
  }()

  /// The products 2ᵃ 3ᵇ 5ᶜ… with a ≥ b ≥ c… up to ``limit``, and the number of divisors of each
  /// product.
  private static var candidates: [(value: UInt64, count: Int)] {
    var found: [(value: UInt64, count: Int)] = [(1, 1)]
    func extend(_ value: UInt64, _ count: Int, prime: UInt64, atMost largest: Int) {
      var (product, exponent) = (value, 1)
      while exponent <= largest, product <= limit / prime {
        product *= prime
        found.append((product, count * (exponent + 1)))
        if let next = prime.nextPrime {
          extend(product, count * (exponent + 1), prime: next, atMost: exponent)
        }
        exponent += 1
      }
    }
    extend(1, 1, prime: 2, atMost: 63)
    return found
  }
}
