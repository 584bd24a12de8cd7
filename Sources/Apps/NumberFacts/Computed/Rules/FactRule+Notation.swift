/// Rules for other notations of a number. A rule for another base applies only if the notation
/// differs from the decimal notation.
extension FactRule {
  /// The number in base two.
  static let binary = integer("binary") { number in
    guard number.magnitude > 1 else { return nil }
    return "In binary, \(number) is written \(String(number, radix: 2))."
  }

  /// The number in base sixteen.
  static let hexadecimal = integer("hexadecimal") { number in
    guard number.magnitude > 9 else { return nil }
    return "In hexadecimal, \(number) is written \(String(number, radix: 16, uppercase: true))."
  }

  /// The number in base eight.
  static let octal = integer("octal") { number in
    guard number.magnitude > 7 else { return nil }
    return "In octal, \(number) is written \(String(number, radix: 8))."
  }

  /// The two's complement of a negative number in 64 bits, in base sixteen.
  static let twosComplement = integer("two's complement") { number in
    guard number < 0 else { return nil }
    let bits = UInt64(bitPattern: Int64(number))
    return "In a computer's memory, \(number) as a 64-bit integer is "
      + "\(String(bits, radix: 16, uppercase: true)) in hexadecimal."
  }

  /// The number of ones in the binary notation of a number other than 0.
  static let bits = natural("bits") { n in
    guard n.value > 0 else { return nil }
    let ones = n.value.nonzeroBitCount
    let kind = ones.isMultiple(of: 2) ? "evil" : "odious"
    let parity = ones.isMultiple(of: 2) ? "even" : "odd"
    return "\(n) is an \(kind) number: in binary it has \(English.count(ones, "one")), "
      + "and \(ones) is \(parity)."
  }

  /// Roman numerals, for numbers that have a Roman numeral.
  static let roman = natural("Roman") { n in
    RomanNumeral.text(of: n.value).map { "In Roman numerals, \(n) is written \($0)." }
  }

  /// The English name of the number.
  static let words = integer("words") { number in
    "In words, \(number) is \(NumberNames.name(of: number))."
  }

  /// The reciprocal as a decimal fraction: all digits if the fraction is finite, and otherwise the
  /// length of the repeating block. A repeating block of at most 24 digits is also shown.
  ///
  /// Complexity: O(n), by long division. The rule therefore applies only to numbers from 2 to 1000.
  static let reciprocal = natural("reciprocal") { n in
    guard 2...1000 ~= n.value else { return nil }
    var (remainder, digits, places): (UInt64, String, [UInt64: Int]) = (1, "", [:])
    while remainder != 0 {
      if let start = places[remainder] {
        let block = digits.dropFirst(start)
        let shown = block.count <= 24 ? ": \(block)" : ""
        let length = block.count == 1 ? "the same digit" : "the same \(block.count) digits"
        return "1 divided by \(n) is a decimal that ends up repeating \(length) for ever\(shown)."
      }
      places[remainder] = digits.count
      digits += String(remainder * 10 / n.value)
      remainder = remainder * 10 % n.value
    }
    return "1 divided by \(n) is exactly 0.\(digits)."
  }
}
