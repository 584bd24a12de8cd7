/// The numbers with more divisors than any smaller one: 1, 2, 4, 6, 12, 24, 36…
///
/// S. Ramanujan, "Highly composite numbers", Proceedings of the London Mathematical Society 14
/// (1915): in such a number the exponents of 2, 3, 5… never increase. So only the products of that
/// form need to be compared, and they are few.
enum HighlyCompositeNumbers {
  /// How far the list goes.
  static let limit: UInt64 = 1_000_000_000_000

  /// All of them up to the limit, smallest first. Worked out once.
  static let all: [UInt64] = {
    var (result, most): ([UInt64], Int) = ([], 0)
    for candidate in candidates.sorted(by: { $0.value < $1.value }) where candidate.count > most {
      most = candidate.count
      result.append(candidate.value)
    }
    return result
  }()

  /// The products of 2ᵃ 3ᵇ 5ᶜ… with a ≥ b ≥ c…, and how many divisors each has.
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
