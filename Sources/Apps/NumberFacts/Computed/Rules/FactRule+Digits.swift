/// Rules for sums that are computed from the decimal digits of a number.
extension FactRule {
  /// The sum of the digits of a number greater than 9.
  static let digitSum = natural("digit sum") { n in
    n.value > 9 ? "\(n) has digits that add up to \(n.value.digitSum)." : nil
  }

  /// The digit that is left after repeated sums of the digits, if the first sum has more than one
  /// digit.
  static let digitalRoot = natural("digital root") { n in
    guard n.value.digitSum > 9 else { return nil }
    return "\(n) has the digital root \(n.value.digitalRoot): add up its digits, "
      + "and go on until one digit is left."
  }

  /// Numbers greater than 9 that are divisible by the sum of their digits.
  static let harshad = natural("Harshad") { n in
    let sum = n.value.digitSum
    guard n.value > 9, n.value.isMultiple(of: sum) else { return nil }
    return "\(n) is a Harshad number: it can be divided by the sum of its digits, \(sum)."
  }

  /// Numbers greater than 1 for which repeated sums of the squares of the digits reach 1.
  static let happy = natural("happy") { n in
    guard n.value > 1, isHappy(n.value) else { return nil }
    return "\(n) is a happy number: add up the squares of its digits, again and again, "
      + "and you arrive at 1."
  }

  /// Numbers greater than 1 for which repeated sums of the squares of the digits never reach 1.
  static let unhappy = natural("unhappy") { n in
    guard n.value > 1, !isHappy(n.value) else { return nil }
    return "\(n) is an unhappy number: add up the squares of its digits, again and again, "
      + "and you never arrive at 1."
  }

  /// Returns whether repeated sums of the squares of the digits of a positive number reach 1. The
  /// sums reach either 1 or the only cycle, which contains 4 (A. Porges, "A set of eight numbers",
  /// 1945). The loop therefore terminates.
  private static func isHappy(_ value: UInt64) -> Bool {
    var value = value
    while value != 1 && value != 4 { value = value.digits().reduce(0) { $0 + $1 * $1 } }
    return value == 1
  }

  /// Numbers that are equal to the sum of their digits, each raised to the power of the number of
  /// digits. The numbers have at least two digits.
  static let narcissistic = natural("narcissistic") { n in
    let digits = n.value.digits()
    guard digits.count > 1 else { return nil }
    let sum = digits.reduce(UInt128(0)) { sum, digit in
      sum + (0..<digits.count).reduce(UInt128(1)) { power, _ in power * UInt128(digit) }
    }
    guard sum == UInt128(n.value) else { return nil }
    let powers = digits.map { "\($0)\(Superscript.text(of: digits.count))" }
    return "\(n) is a narcissistic number: it is \(powers.joined(separator: " + "))."
  }
}
