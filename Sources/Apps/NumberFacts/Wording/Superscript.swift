/// Superscript digits, for exponents in plain text.
enum Superscript {
  private static let digits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

  /// Returns a number in superscript digits. For example, `text(of: 12)` returns "¹²".
  static func text(of number: Int) -> String {
    (number < 0 ? "⁻" : "")
      + UInt64(number.magnitude).digits().map { digits[Int($0)] }.joined()
  }
}
