/// Rules for the prime factors and the divisors of a number.
extension FactRule {
  /// Composite numbers as products of primes.
  static let factorisation = natural("factorisation") { n in
    guard let factorisation = n.factorisation, n.isComposite else { return nil }
    return "\(n) is a product of primes in one way only: \(factorisation)."
  }

  /// Products of two or of three different primes, and powerful numbers with at least two different
  /// prime factors.
  static let factorShape = natural("factor shape") { n in
    guard let factorisation = n.factorisation, n.isComposite else { return nil }
    let powers = factorisation.powers
    if powers.count > 1, powers.allSatisfy({ $0.exponent > 1 }) {
      return "\(n) is a powerful number: each prime that divides it does so at least twice."
    }
    guard factorisation.isSquarefree else { return nil }
    let primes = English.list(powers.map(\.prime))
    switch powers.count {
    case 2: return "\(n) is a semiprime, the product of just two primes: \(primes)."
    case 3: return "\(n) is a sphenic number, the product of three different primes: \(primes)."
    default: return nil
    }
  }

  /// The number of divisors of a composite number. At most 12 divisors are also listed.
  static let divisorCount = natural("divisor count") { n in
    guard let factorisation = n.factorisation, n.isComposite else { return nil }
    let count = factorisation.divisorCount
    if count > 12 { return "\(n) can be divided evenly by \(count) different numbers." }
    return "\(n) has \(count) divisors: \(English.list(factorisation.divisors))."
  }

  /// Numbers with more divisors than any smaller number, from 4 to
  /// ``HighlyCompositeNumbers/limit``.
  static let highlyComposite = natural("highly composite") { n in
    guard n.value > 2, HighlyCompositeNumbers.all.contains(n.value),
      let count = n.factorisation?.divisorCount
    else { return nil }
    return "\(n) is highly composite: it has \(count) divisors, and no smaller number has as many."
  }

  /// The count of smaller numbers that share no factor above 1 with a composite number.
  static let totient = natural("totient") { n in
    guard let totient = n.factorisation?.totient, n.isComposite else { return nil }
    return "\(n) shares no factor above 1 with exactly \(totient) of the numbers from 1 to \(n)."
  }
}
