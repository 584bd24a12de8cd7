/// The absolute value of a number, with its factorisation. Many rules use the factorisation, which
/// is slow, so the factorisation is computed only once.
///
/// A string that interpolates a `Natural` contains the value in digits.
struct Natural: Equatable, Sendable, CustomStringConvertible {
  /// The absolute value, which is at most 2⁶³.
  let value: UInt64
  /// The factorisation, or `nil` for 0.
  let factorisation: Factorisation?

  init(_ value: UInt64) {
    self.value = value
    self.factorisation = Factorisation(of: value)
  }

  var description: String { String(value) }

  /// Whether the value is prime.
  var isPrime: Bool {
    factorisation?.powers.count == 1 && factorisation?.powers.first?.exponent == 1
  }

  /// Whether the value is greater than 1 and not prime.
  var isComposite: Bool { value > 1 && !isPrime }
}
