/// Arithmetic modulo a 64-bit number, without overflow.
///
/// ```swift
/// (7 as UInt64).multiplied(by: 8, modulo: 10)  // 6
/// ```
extension UInt64 {
  /// Returns the sum, modulo `modulus`. Both operands must be less than `modulus`.
  func added(to other: UInt64, modulo modulus: UInt64) -> UInt64 {
    // The sum of two 64-bit numbers can overflow, so `self` is compared with a difference instead.
    self >= modulus - other ? self - (modulus - other) : self + other
  }

  /// Returns the product, modulo `modulus`. Both operands must be less than `modulus`.
  func multiplied(by other: UInt64, modulo modulus: UInt64) -> UInt64 {
    // Both operands are less than the modulus. The high word of the product is therefore also less
    // than the modulus, which is a precondition of `dividingFullWidth`.
    let product = multipliedFullWidth(by: other)
    return modulus.dividingFullWidth((product.high, product.low)).remainder
  }

  /// Returns the power, modulo `modulus`, by repeated squaring. The base must be less than
  /// `modulus`.
  ///
  /// Complexity: O(log `exponent`) multiplications.
  func raised(to exponent: UInt64, modulo modulus: UInt64) -> UInt64 {
    var (result, base, exponent) = (1 % modulus, self, exponent)
    while exponent > 0 {
      if exponent & 1 == 1 { result = result.multiplied(by: base, modulo: modulus) }
      base = base.multiplied(by: base, modulo: modulus)
      exponent >>= 1
    }
    return result
  }

  /// Returns the greatest common divisor, by Euclid's algorithm.
  ///
  /// Complexity: O(log n) divisions, where n is the smaller number.
  func greatestCommonDivisor(with other: UInt64) -> UInt64 {
    var (a, b) = (self, other)
    while b > 0 { (a, b) = (b, a % b) }
    return a
  }
}
