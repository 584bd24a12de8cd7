/// Even or odd, negative or not: what can be said about any number.
extension FactRule {
  /// Even or odd. Applies to every number, which is why there is always a fact.
  static let parity = integer("parity") { number in
    // The shift rounds down, so that an odd number is one more than an even one below zero too.
    number.isMultiple(of: 2)
      ? "\(number) is an even number: it is twice \(number >> 1)."
      : "\(number) is an odd number: it is 1 more than twice \(number >> 1)."
  }

  /// The number on the other side of zero.
  static let opposite = integer("opposite") { number in
    guard number < 0 else { return nil }
    return number == .min
      ? "\(number) has an opposite, \(number.magnitude), that is too large by 1 for its own type."
      : "\(number) is as far from zero as \(-number), on the other side."
  }
}
