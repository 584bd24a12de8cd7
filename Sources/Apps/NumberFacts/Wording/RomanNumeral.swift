/// Roman numerals in the modern, subtractive form.
///
/// ```swift
/// RomanNumeral.text(of: 1994)  // "MCMXCIV"
/// RomanNumeral.text(of: 4000)  // nil: there is no letter for 5000
/// ```
enum RomanNumeral {
  private static let symbols: [(value: UInt64, text: String)] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]

  /// Returns the numeral of a number from 1 to 3999, and `nil` for other numbers.
  static func text(of number: UInt64) -> String? {
    guard 1...3999 ~= number else { return nil }
    var (text, rest) = ("", number)
    for symbol in symbols {
      while rest >= symbol.value {
        text += symbol.text
        rest -= symbol.value
      }
    }
    return text
  }
}
