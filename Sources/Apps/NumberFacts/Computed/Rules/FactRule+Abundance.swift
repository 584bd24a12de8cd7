/// Rules that compare a number with the sum of its proper divisors, as Nicomachus of Gerasa did.
extension FactRule {
  /// Numbers that are equal to the sum of their proper divisors.
  static let perfect = natural("perfect") { n in
    guard let factorisation = n.factorisation, n.value > 1,
      factorisation.divisorSum == 2 * UInt128(n.value)
    else { return nil }
    let divisors = factorisation.divisors.dropLast()
    let divisorList = divisors.count <= 12 ? " " + English.list(divisors) : ""
    return "\(n) is a perfect number: its proper divisors\(divisorList) add up to \(n)."
  }

  /// Pairs of numbers, each of which is the sum of the proper divisors of the other.
  static let amicable = natural("amicable") { n in
    guard let sum = properDivisorSum(of: n.value), sum != n.value,
      properDivisorSum(of: sum) == n.value
    else { return nil }
    return "\(n) and \(sum) are amicable numbers: the proper divisors of each add up to the other."
  }

  /// Composite numbers that are less or greater than the sum of their proper divisors.
  static let abundance = natural("abundance") { n in
    guard let factorisation = n.factorisation, n.isComposite else { return nil }
    let (value, sum) = (UInt128(n.value), factorisation.divisorSum - UInt128(n.value))
    if sum == value { return nil }
    return sum > value
      ? "\(n) is an abundant number: its proper divisors add up to \(sum), which is more."
      : "\(n) is a deficient number: its proper divisors add up to only \(sum)."
  }

  /// Returns the sum of the proper divisors, or `nil` for 0 and if the sum does not fit in 64 bits.
  private static func properDivisorSum(of value: UInt64) -> UInt64? {
    Factorisation(of: value).flatMap { UInt64(exactly: $0.divisorSum - UInt128(value)) }
  }
}
