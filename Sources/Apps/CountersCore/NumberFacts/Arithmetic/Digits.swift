/// The digits of a number, in base ten unless said otherwise.
extension UInt64 {
  /// The digits as they are written, the most significant first; `[0]` for 0.
  func digits(base: UInt64 = 10) -> [UInt64] {
    var (digits, rest): ([UInt64], UInt64) = ([], self)
    repeat {
      digits.append(rest % base)
      rest /= base
    } while rest > 0
    return digits.reversed()
  }

  /// The digits added up.
  var digitSum: UInt64 {
    digits().reduce(0, +)
  }

  /// The digits added up again and again until one digit is left.
  var digitalRoot: UInt64 {
    var sum = self
    while sum > 9 { sum = sum.digitSum }
    return sum
  }

  /// The number read backwards, or `nil` when that does not fit in 64 bits.
  var reversed: UInt64? {
    var result: UInt64 = 0
    for digit in digits().reversed() {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(digit)
      if overflow || carry { return nil }
      result = sum
    }
    return result
  }

  /// Whether the number reads the same from both ends.
  func isPalindrome(base: UInt64 = 10) -> Bool {
    let digits = digits(base: base)
    return digits == digits.reversed()
  }
}
