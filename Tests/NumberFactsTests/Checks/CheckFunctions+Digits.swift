/// Functions of decimal digits and of Roman numerals.
extension CheckFunctions {
  static func digits(_ n: Int) -> [Int] { Naive.digits(n) }

  /// Returns how often the digits must be multiplied until a single digit remains.
  static func persistence(_ n: Int) -> Int {
    n < 10 ? 0 : 1 + persistence(digits(n).reduce(1, *))
  }

  static func collatzSteps(_ n: Int) -> Int {
    n == 1 ? 0 : 1 + collatzSteps(n % 2 == 0 ? n / 2 : 3 * n + 1)
  }

  /// Returns whether `n` is happy. Every cycle except the cycle of 1 contains 4.
  static func isHappy(_ n: Int) -> Bool {
    n == 1 || n > 1 && n != 4 && isHappy(digits(n).map { $0 * $0 }.sum)
  }

  /// Returns whether the first digit is the number of zeros, the second digit the number of ones,
  /// and so on.
  static func describesItself(_ n: Int) -> Bool {
    let digits = digits(n)
    return digits.indices.allSatisfy { place in
      digits.filter { $0 == place }.count == digits[place]
    }
  }

  /// Returns the fixed point of the operation that sorts the digits, with leading zeros, in both
  /// orders, and subtracts the smaller number from the larger number.
  static func sortAndSubtract(_ n: Int, width: Int) -> Int {
    let zeros = Array(repeating: 0, count: max(width - digits(n).count, 0))
    let rising = (zeros + digits(n)).sorted()
    let next = value(rising.reversed()) - value(rising)
    return next == n ? n : sortAndSubtract(next, width: width)
  }

  private static func value(_ digits: [Int]) -> Int { digits.reduce(0) { 10 * $0 + $1 } }

  /// Returns the fixed point of the operation that counts the even digits, the odd digits and all
  /// digits, and writes the three counts as a number.
  static func census(_ n: Int) -> Int {
    let even = digits(n).filter { $0 % 2 == 0 }.count
    let all = digits(n).count
    let next = Int("\(even)\(all - even)\(all)") ?? 0
    return next == n ? n : census(next)
  }

  /// Returns the number turned by 180 degrees, or -1 if a turned digit isn't a digit.
  static func upsideDown(_ n: Int) -> Int {
    let turned = [0: 0, 1: 1, 6: 9, 8: 8, 9: 6]
    let digits = digits(n).reversed().compactMap { turned[$0] }
    return digits.count == self.digits(n).count ? value(digits) : -1
  }

  static func romanLetters(_ n: Int) -> Int {
    let lengths = [0, 1, 2, 3, 2, 1, 2, 3, 4, 2]
    return n / 1000 + digits(n % 1000).map { lengths[$0] }.sum
  }
}
