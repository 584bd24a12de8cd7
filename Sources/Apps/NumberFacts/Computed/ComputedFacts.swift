/// Facts that are computed from the number itself. There is at least one fact for every `Int`.
///
/// ```swift
/// ComputedFacts.facts(about: 28).first?.text
/// // "28 is a perfect number: its proper divisors 1, 2, 4, 7 and 14 add up to 28."
/// ```
public enum ComputedFacts {
  /// Returns the facts about `number`, the rarest first, always in the same order. The result is
  /// never empty, because every number is even or odd.
  ///
  /// The factorisation of the number and of related numbers can take several milliseconds. The
  /// function never traps, not even for `Int.min`.
  public static func facts(about number: Int) -> [NumberFact] {
    let subject = FactRule.Subject(number)
    return rules.compactMap { rule in
      rule.sentence(subject).map { NumberFact(text: $0, kind: .computed) }
    }
  }

  /// All rules. The rules for the rarest and most surprising facts are first, and the rules that
  /// apply to nearly every number are last.
  static let rules: [FactRule] = [
    .identityElement, .machineLimit,
    .perfect, .amicable, .twoCubesTwice, .mersennePrime, .fermatPrime,
    .factorial, .primorial, .catalan, .fibonacci, .lucas, .pell,
    .narcissistic, .kaprekar, .automorphic, .highlyComposite,
    .powerOfTen, .powerOfTwo, .higherPower, .cube, .square,
    .triangular, .tetrahedral, .squarePyramidal, .pentagonal, .centredHexagonal, .starNumber,
    .pandigital, .repdigit, .palindrome, .binaryPalindrome, .monotonicDigits,
    .twinPrime, .emirp, .sophieGermainPrime, .safePrime, .prime,
    .constructiblePolygon, .hypotenuse, .twoSquares,
    .factorShape, .happy, .harshad, .roman, .factorisation, .abundance, .divisorCount,
    .reciprocal, .goldbach, .consecutiveSum, .differenceOfSquares, .year, .duration,
    .handshakes, .diagonals, .collatz, .totient,
    .opposite, .binary, .bits, .hexadecimal, .octal, .twosComplement,
    .unhappy, .digitSum, .digitalRoot, .words, .betweenSquares, .notTwoSquares, .nextPrime, .parity,
  ]
}
