/// The decimals of pi.
enum Pi {
  /// The decimals up to index 800 are exact. Index 0 is the 3 before the decimal point.
  ///
  /// J. Machin (1706): pi is 16 times the angle with the tangent 1/5, less 4 times the angle with
  /// the tangent 1/239. An angle with the tangent t is the sum of t, −t³/3, t⁵/5…
  static let decimals: [Int] = {
    var total = Array(repeating: 0, count: 820)
    for (factor, base) in [(16, 5), (-4, 239)] {
      var power = divide([abs(factor)] + Array(repeating: 0, count: 819), by: base)
      var (odd, sign) = (1, factor.signum())
      while power.contains(where: { $0 > 0 }) {
        for (place, digit) in divide(power, by: odd).enumerated() { total[place] += sign * digit }
        power = divide(power, by: base * base)
        (odd, sign) = (odd + 2, -sign)
      }
    }
    // The elements are still sums with several digits, so the carries are added to the left.
    for place in (1..<total.count).reversed() {
      let digit = (total[place] % 10 + 10) % 10
      total[place - 1] += (total[place] - digit) / 10
      total[place] = digit
    }
    return total
  }()

  /// Divides the digits by `divisor`, by long division.
  private static func divide(_ digits: [Int], by divisor: Int) -> [Int] {
    var rest = 0
    return digits.map { digit in
      let dividend = 10 * rest + digit
      rest = dividend % divisor
      return dividend / divisor
    }
  }
}
