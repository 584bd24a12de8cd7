/// A search for the index of a value in an increasing sequence: square roots, cube roots, the index
/// of a triangular number…
///
/// ```swift
/// InverseSearch.floor(of: 10) { $0 * $0 }  // 3, because 3² ≤ 10 < 4²
/// InverseSearch.index(of: 10) { $0 * ($0 + 1) / 2 }  // 4, because 1 + 2 + 3 + 4 = 10
/// InverseSearch.index(of: 11) { $0 * ($0 + 1) / 2 }  // nil
/// ```
///
/// Terms are computed in 128 bits. The search doubles an index until the term of the index is
/// greater than the value. A power with an exponent up to 63 is then at most 2⁶³ times a 64-bit
/// number, so the power fits in 128 bits. The results are exact, unlike floating-point roots.
enum InverseSearch {
  /// Returns the largest index whose term is at most `value`. The terms must increase, and the term
  /// of index 0 must be 0.
  ///
  /// Complexity: O(log i) calls of `term` for the returned index i.
  static func floor(of value: UInt64, _ term: (UInt128) -> UInt128) -> UInt128 {
    let value = UInt128(value)
    var high: UInt128 = 1
    while term(high) <= value { high *= 2 }
    var low = high / 2
    if low == 0 { return 0 }
    while high - low > 1 {
      let middle = (low + high) / 2
      if term(middle) <= value { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the positive index whose term is `value`, or `nil` if there is no such index.
  static func index(of value: UInt64, _ term: (UInt128) -> UInt128) -> UInt128? {
    let index = floor(of: value, term)
    return index > 0 && term(index) == UInt128(value) ? index : nil
  }

  /// Returns the positive integer whose power with the exponent `degree` is `value`, or `nil` if
  /// there is no such integer. The degree must be from 1 to 63.
  static func root(of value: UInt64, degree: Int) -> UInt128? {
    index(of: value) { base in
      var power: UInt128 = 1
      for _ in 0..<degree { power *= base }
      return power
    }
  }
}
