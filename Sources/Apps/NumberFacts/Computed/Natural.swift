/// The absolute value of a number, with its factorisation. Many rules use the factorisation, which
/// is the only slow part of a rule.
///
/// In a sentence, `"\(n)"` is the number in digits.
struct Natural: Equatable, Sendable, CustomStringConvertible {
  /// The number itself, at most 2⁶³.
  let value: UInt64
  /// The factorisation, or `nil` for 0.
  let factorisation: Factorisation?

  init(_ value: UInt64) {
    self.value = value
    self.factorisation = Factorisation(of: value)
  }

  var description: String { String(value) }

  /// Whether the number is prime, according to the factorisation.
  var isPrime: Bool {
    factorisation?.powers.count == 1 && factorisation?.powers.first?.exponent == 1
  }

  /// Whether the number is greater than 1 and not prime.
  var isComposite: Bool { value > 1 && !isPrime }
}
