/// A number without its sign, and its factorisation, which many rules need and which is the only
/// part that takes any time.
///
/// Inside a sentence, `"\(n)"` is the number's digits.
struct Natural: Equatable, Sendable, CustomStringConvertible {
  /// The number itself, at most 2⁶³.
  let value: UInt64
  /// Its prime powers; `nil` for 0.
  let factorisation: Factorisation?

  init(_ value: UInt64) {
    self.value = value
    self.factorisation = Factorisation(of: value)
  }

  var description: String { String(value) }

  /// Whether the number is prime, read off the factorisation.
  var isPrime: Bool {
    factorisation?.powers.count == 1 && factorisation?.powers.first?.exponent == 1
  }

  /// Whether the number has divisors besides 1 and itself.
  var isComposite: Bool { value > 1 && !isPrime }
}
