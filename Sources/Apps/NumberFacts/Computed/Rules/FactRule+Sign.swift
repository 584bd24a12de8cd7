/// Rules for the parity and the sign of a number.
extension FactRule {
  /// Even and odd numbers. The rule applies to every number, so that every number has a fact.
  static let parity = integer("parity") { number in
    // The shift rounds down, so a negative odd number is also 1 more than twice the shifted number.
    number.isMultiple(of: 2)
      ? "\(number) is an even number: it is twice \(number >> 1)."
      : "\(number) is an odd number: it is 1 more than twice \(number >> 1)."
  }

  /// The opposite of a negative number.
  static let opposite = integer("opposite") { number in
    guard number < 0 else { return nil }
    return number == .min
      ? "\(number) has an opposite, \(number.magnitude), that is too large by 1 for its own type."
      : "\(number) is as far from zero as \(-number), on the other side."
  }
}
