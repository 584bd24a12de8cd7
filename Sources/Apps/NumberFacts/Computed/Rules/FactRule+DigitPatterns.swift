/// Rules for numbers whose digits form a pattern.
extension FactRule {
  /// Numbers whose digits are the same in reverse order. At least two digits must be different.
  static let palindrome = natural("palindrome") { n in
    guard n.value > 10, n.value.isPalindrome(), Set(n.value.digits()).count > 1 else { return nil }
    return "\(n) is a palindrome: it reads the same backwards."
  }

  /// Numbers whose binary digits are the same in reverse order, except 0 and 1.
  static let binaryPalindrome = natural("binary palindrome") { n in
    guard n.value > 1, n.value.isPalindrome(base: 2) else { return nil }
    return "\(n) is a palindrome in binary: \(String(n.value, radix: 2)) reads the same backwards."
  }

  /// Numbers of at least two digits whose digits are all equal.
  static let repdigit = natural("repdigit") { n in
    let digits = n.value.digits()
    guard digits.count > 1, Set(digits).count == 1 else { return nil }
    return "\(n) is a repdigit: it is written with the digit \(digits[0]) alone."
  }

  /// Numbers that contain all ten digits, or all digits except 0.
  static let pandigital = natural("pandigital") { n in
    let used = Set(n.value.digits())
    if used.count == 10 { return "\(n) is pandigital: it uses every digit from 0 to 9." }
    if used == Set(1...9) { return "\(n) uses every digit from 1 to 9, and no 0." }
    return nil
  }

  /// Numbers of at least three digits whose digits only increase, or only decrease, from left to
  /// right.
  static let monotonicDigits = natural("monotonic digits") { n in
    let digits = n.value.digits()
    guard digits.count > 2 else { return nil }
    let steps = zip(digits, digits.dropFirst())
    if steps.allSatisfy(<) { return "\(n) has digits that climb from left to right." }
    if steps.allSatisfy(>) { return "\(n) has digits that fall from left to right." }
    return nil
  }

  /// Numbers greater than 1 whose square ends with the digits of the number.
  static let automorphic = natural("automorphic") { n in
    guard n.value > 1 else { return nil }
    let modulus = n.value.digits().reduce(UInt128(1)) { power, _ in power * 10 }
    let square = UInt128(n.value) * UInt128(n.value)
    guard square % modulus == UInt128(n.value) else { return nil }
    return "\(n) is automorphic: its square, \(square), ends in \(n)."
  }

  /// Numbers greater than 1 whose square can be divided into two parts that add up to the number.
  static let kaprekar = natural("Kaprekar") { n in
    guard n.value > 1 else { return nil }
    let square = UInt128(n.value) * UInt128(n.value)
    var modulus: UInt128 = 10
    while modulus <= square {
      let (left, right) = square.quotientAndRemainder(dividingBy: modulus)
      if right > 0, left + right == UInt128(n.value) {
        return "\(n) is a Kaprekar number: its square is \(square), and \(left) + \(right) = \(n)."
      }
      modulus *= 10
    }
    return nil
  }
}
