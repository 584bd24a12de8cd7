/// Rules for prime numbers, for the next prime number, and for sums of two prime numbers.
extension FactRule {
  /// Prime numbers.
  static let prime = natural("prime") { n in
    n.isPrime ? "\(n) is a prime number: only 1 and \(n) divide it evenly." : nil
  }

  /// A prime that is one less than a power of two.
  static let mersennePrime = natural("Mersenne prime") { n in
    guard n.isPrime, n.value & (n.value + 1) == 0 else { return nil }
    let exponent = (n.value + 1).trailingZeroBitCount
    return "\(n) is a Mersenne prime: a prime that is one less than a power of two, "
      + "here 2\(Superscript.text(of: exponent))."
  }

  /// A prime that is 2 to the power of a power of two, plus 1.
  static let fermatPrime = natural("Fermat prime") { n in
    guard FermatPrimes.all.contains(n.value) else { return nil }
    let exponent = (n.value - 1).trailingZeroBitCount
    return "\(n) is a Fermat prime, 2\(Superscript.text(of: exponent)) + 1, "
      + "whose exponent \(exponent) is a power of two itself."
  }

  /// A prime that differs from another prime by 2.
  static let twinPrime = natural("twin prime") { n in
    guard n.isPrime else { return nil }
    let twins = [n.value - 2, n.value + 2].filter(\.isPrime)
    switch twins.count {
    case 1: return "\(n) has a twin: \(twins[0]) is prime too, and the two are only 2 apart."
    case 2: return "\(n) has two twins: \(twins[0]) and \(twins[1]) are prime too."
    default: return nil
    }
  }

  /// A prime that is another prime when its digits are reversed.
  static let emirp = natural("emirp") { n in
    guard n.isPrime, let reversed = n.value.reversed, reversed != n.value, reversed.isPrime
    else { return nil }
    return "\(n) is an emirp: it is prime, and read backwards it is another prime, \(reversed)."
  }

  /// A prime p for which 2p + 1 is prime.
  static let sophieGermainPrime = natural("Sophie Germain prime") { n in
    guard n.isPrime, (n.value * 2 + 1).isPrime else { return nil }
    return "\(n) is a Sophie Germain prime: twice \(n) plus 1 is \(n.value * 2 + 1), a prime too."
  }

  /// A prime that is twice a prime, plus 1.
  static let safePrime = natural("safe prime") { n in
    guard n.isPrime, ((n.value - 1) / 2).isPrime, n.value != 2 else { return nil }
    return "\(n) is a safe prime: it is twice the prime \((n.value - 1) / 2), plus 1."
  }

  /// The smallest prime that is greater than the number.
  static let nextPrime = natural("next prime") { n in
    n.value.nextPrime.map { "The first prime number after \(n) is \($0)." }
  }

  /// An even number as the sum of two primes.
  ///
  /// Goldbach's conjecture is that every even number from 4 is the sum of two primes. T. Oliveira e
  /// Silva, S. Herzog and S. Pardi (2014) verified the conjecture up to 4 × 10¹⁸. The sentence
  /// shows a pair that the rule found, so that the sentence does not depend on the conjecture.
  static let goldbach = natural("Goldbach pair") { n in
    guard n.value >= 4, n.value.isMultiple(of: 2) else { return nil }
    if n.value == 4 { return "4 is the sum of two primes: 2 + 2." }
    // Every even number up to 4 × 10¹⁸ has a pair whose smaller prime is below this bound.
    for first in stride(from: 3, through: min(n.value / 2, 20_000), by: 2)
    where first.isPrime && (n.value - first).isPrime {
      return "\(n) is the sum of two primes: \(first) + \(n.value - first)."
    }
    return nil
  }
}
