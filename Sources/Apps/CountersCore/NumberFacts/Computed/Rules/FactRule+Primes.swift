/// Prime numbers, and the names that some of them have.
extension FactRule {
  /// Divisible by 1 and itself only.
  static let prime = natural("prime") { n in
    n.isPrime ? "\(n) is a prime number: only 1 and \(n) divide it evenly." : nil
  }

  /// One less than a power of two.
  static let mersennePrime = natural("Mersenne prime") { n in
    guard n.isPrime, n.value & (n.value + 1) == 0 else { return nil }
    let exponent = (n.value + 1).trailingZeroBitCount
    return "\(n) is a Mersenne prime: a prime that is one less than a power of two, "
      + "here 2\(Superscript.text(of: exponent))."
  }

  /// One more than 2 to the power of a power of two.
  static let fermatPrime = natural("Fermat prime") { n in
    guard FermatPrimes.all.contains(n.value) else { return nil }
    let exponent = (n.value - 1).trailingZeroBitCount
    return "\(n) is a Fermat prime, 2\(Superscript.text(of: exponent)) + 1, "
      + "whose exponent \(exponent) is a power of two itself."
  }

  /// Two apart from another prime.
  static let twinPrime = natural("twin prime") { n in
    guard n.isPrime else { return nil }
    let twins = [n.value - 2, n.value + 2].filter(\.isPrime)
    switch twins.count {
    case 1: return "\(n) has a twin: \(twins[0]) is prime too, and the two are only 2 apart."
    case 2: return "\(n) has two twins: \(twins[0]) and \(twins[1]) are prime too."
    default: return nil
    }
  }

  /// Another prime when read backwards.
  static let emirp = natural("emirp") { n in
    guard n.isPrime, let reversed = n.value.reversed, reversed != n.value, reversed.isPrime
    else { return nil }
    return "\(n) is an emirp: it is prime, and read backwards it is another prime, \(reversed)."
  }

  /// Twice the prime, plus 1, is prime.
  static let sophieGermainPrime = natural("Sophie Germain prime") { n in
    guard n.isPrime, (n.value * 2 + 1).isPrime else { return nil }
    return "\(n) is a Sophie Germain prime: twice \(n) plus 1 is \(n.value * 2 + 1), a prime too."
  }

  /// Twice a prime, plus 1.
  static let safePrime = natural("safe prime") { n in
    guard n.isPrime, ((n.value - 1) / 2).isPrime, n.value != 2 else { return nil }
    return "\(n) is a safe prime: it is twice the prime \((n.value - 1) / 2), plus 1."
  }

  /// The prime that follows, for any number.
  static let nextPrime = natural("next prime") { n in
    n.value.nextPrime.map { "The first prime number after \(n) is \($0)." }
  }

  /// An even number as the sum of two primes.
  ///
  /// That there always are two is Goldbach's conjecture, checked up to 4 × 10¹⁸ by T. Oliveira e
  /// Silva, S. Herzog and S. Pardi (2014). A pair is looked for and shown, so nothing is claimed
  /// without proof.
  static let goldbach = natural("Goldbach pair") { n in
    guard n.value >= 4, n.value.isMultiple(of: 2) else { return nil }
    if n.value == 4 { return "4 is the sum of two primes: 2 + 2." }
    // All pairs known have a first prime below this bound, so the search is short.
    for first in stride(from: 3, through: min(n.value / 2, 20_000), by: 2)
    where first.isPrime && (n.value - first).isPrime {
      return "\(n) is the sum of two primes: \(first) + \(n.value - first)."
    }
    return nil
  }
}
