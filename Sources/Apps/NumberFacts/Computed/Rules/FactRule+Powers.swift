/// Rules for squares, cubes and higher powers.
extension FactRule {
  /// Squares of integers greater than 1.
  static let square = natural("square") { n in
    guard n.value > 1, let root = InverseSearch.root(of: n.value, degree: 2) else { return nil }
    return "\(n) is a square number: \(root) × \(root)."
  }

  /// Positive and negative cubes, except 1 and −1.
  static let cube = integer("cube") { number in
    guard number.magnitude > 1,
      let root = InverseSearch.root(of: UInt64(number.magnitude), degree: 3)
    else { return nil }
    let signed = number < 0 ? "-\(root)" : "\(root)"
    return "\(number) is a cube: \(signed) × \(signed) × \(signed)."
  }

  /// Fourth and higher powers with the highest possible exponent, except powers of two and of ten.
  static let higherPower = natural("higher power") { n in
    guard n.value > 1, !isPowerOfTwo(n.value), !isPowerOfTen(n.value) else { return nil }
    for degree in stride(from: 40, through: 4, by: -1) {
      if let root = InverseSearch.root(of: n.value, degree: degree) {
        return "\(n) is the \(English.ordinal(degree)) power of \(root)."
      }
    }
    return nil
  }

  /// Powers of two, except 1.
  static let powerOfTwo = natural("power of two") { n in
    guard n.value > 1, isPowerOfTwo(n.value) else { return nil }
    let exponent = n.value.trailingZeroBitCount
    return exponent == 1
      ? "2 is the only prime number that is even."
      : "\(n) is a power of two: double 1 again and again, \(exponent) times in all."
  }

  /// Powers of ten, except 1.
  static let powerOfTen = natural("power of ten") { n in
    guard n.value >= 10, isPowerOfTen(n.value) else { return nil }
    return "\(n) is a power of ten: a one followed by "
      + English.count(n.value.digits().count - 1, "zero") + "."
  }

  /// The nearest squares below and above a number that is not a square.
  static let betweenSquares = natural("between squares") { n in
    let root = InverseSearch.floor(of: n.value) { $0 * $0 }
    if root * root == UInt128(n.value) { return nil }
    return "\(n) lies between two squares: \(root) × \(root) is \(root * root), "
      + "and \(root + 1) × \(root + 1) is \((root + 1) * (root + 1))."
  }

  private static func isPowerOfTwo(_ value: UInt64) -> Bool { value.nonzeroBitCount == 1 }

  private static func isPowerOfTen(_ value: UInt64) -> Bool {
    let digits = value.digits()
    return digits[0] == 1 && digits.dropFirst().allSatisfy { $0 == 0 }
  }
}
