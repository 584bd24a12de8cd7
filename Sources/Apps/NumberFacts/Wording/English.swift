/// Functions for English sentences about numbers.
///
/// ```swift
/// English.list(["2", "3", "7"])  // "2, 3 and 7"
/// English.count(1, "divisor")  // "1 divisor"
/// English.ordinal(12)  // "12th"
/// ```
enum English {
  /// Returns the items, separated by commas, with "and" before the last item.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the numbers, separated by commas, with "and" before the last number.
  static func list(_ numbers: some Sequence<UInt64>) -> String {
    list(numbers.map(String.init))
  }

  /// Returns the number and the noun, to which an "s" is appended unless the number is 1.
  static func count(_ number: some BinaryInteger, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns the ordinal of a number: 1st, 2nd, 3rd, 4th… 11th, 12th, 13th… 21st.
  static func ordinal(_ number: some BinaryInteger) -> String {
    let suffix =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }

  /// Returns the sentence with its first letter in lowercase, so that the sentence can follow other
  /// words.
  static func continuing(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst()
  }
}
