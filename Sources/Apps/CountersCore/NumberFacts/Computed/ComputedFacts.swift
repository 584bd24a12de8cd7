/// Facts that are worked out from the number itself, so that there is one for every `Int`.
///
/// ```swift
/// ComputedFacts.facts(about: 28).first?.text
/// // "28 is a perfect number: its proper divisors 1, 2, 4, 7 and 14 add up to 28."
/// ```
public enum ComputedFacts {
  /// What can be said about `number`, the rarest first, always in the same order. Never empty,
  /// because every number is even or odd.
  ///
  /// Complexity: dominated by factorising the number and its neighbours; some milliseconds for the
  /// worst 64-bit numbers. Never traps, `Int.min` included.
  public static func facts(about number: Int) -> [NumberFact] {
    let subject = FactRule.Subject(number)
    return rules.compactMap { rule in
      rule.sentence(subject).map { NumberFact(text: $0, kind: .computed) }
    }
  }

  /// All rules, the rarest and most surprising first, those that say something about nearly every
  /// number last.
  static let rules: [FactRule] = [
    .identityElement, .machineLimit,
    .perfect, .amicable, .twoCubesTwice, .mersennePrime, .fermatPrime,
    .factorial, .primorial, .catalan, .fibonacci, .lucas, .pell,
    .narcissistic, .kaprekar, .automorphic, .highlyComposite,
    .powerOfTen, .powerOfTwo, .higherPower, .cube, .square,
    .triangular, .tetrahedral, .squarePyramidal, .pentagonal, .centredHexagonal, .starNumber,
    .pandigital, .repdigit, .palindrome, .binaryPalindrome, .climbingDigits,
    .twinPrime, .emirp, .sophieGermainPrime, .safePrime, .prime,
    .constructiblePolygon, .hypotenuse, .twoSquares,
    .factorShape, .happy, .harshad, .roman, .factorisation, .abundance, .divisorCount,
    .reciprocal, .goldbach, .consecutiveSum, .differenceOfSquares, .year, .duration,
    .handshakes, .diagonals, .collatz, .totient,
    .opposite, .binary, .bits, .hexadecimal, .octal, .twosComplement,
    .unhappy, .digitSum, .digitalRoot, .words, .betweenSquares, .notTwoSquares, .nextPrime, .parity,
  ]
}
