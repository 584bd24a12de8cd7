/// The digits of a number, in base ten unless specified otherwise.
extension UInt64 {
  /// Returns the digits, the most significant digit first. The digits of 0 are `[0]`.
  func digits(base: UInt64 = 10) -> [UInt64] {
    var (digits, rest): ([UInt64], UInt64) = ([], self)
    repeat {
      digits.append(rest % base)
      rest /= base
    } while rest > 0
    return digits.reversed()
  }

  /// The sum of the digits.
  var digitSum: UInt64 {
    digits().reduce(0, +)
  }

  /// The digit that is left after repeated sums of the digits.
  var digitalRoot: UInt64 {
    var sum = self
    while sum > 9 { sum = sum.digitSum }
    return sum
  }

  /// The number with its digits in reverse order, or `nil` if the result does not fit in 64 bits.
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

  /// Whether the digits are the same in reverse order.
  func isPalindrome(base: UInt64 = 10) -> Bool {
    let digits = digits(base: base)
    return digits == digits.reversed()
  }
}
